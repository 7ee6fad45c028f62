import type { PublicPicture } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { FrontDoor, type DoorState } from './front-door.tsx';

interface PageHeroProps {
  before?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  door?: DoorState;
  plate?: number | null;
  picture?: PublicPicture | null;
}

export function PageHero({ before, heading, lead, door, plate = null, picture = null }: PageHeroProps): ReactNode {
  return (
    <div className="hero">
      <div className="hero__inner">
        <div className="hero__words">
          {before !== undefined && <p className="hero__before">{before}</p>}
          <h1 tabIndex={-1}>{heading}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
        {picture !== null && (
          <img
            className="hero__picture"
            src={picture.small}
            width={picture.width}
            height={picture.height}
            alt={picture.alt.text}
            lang={picture.alt.language}
          />
        )}
        {door !== undefined && picture === null && <FrontDoor state={door} plate={plate} />}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { FrontDoor } from './front-door.tsx';

interface PageHeroProps {
  /** Said small above the heading. */
  before?: ReactNode;
  heading: ReactNode;
  children?: ReactNode;
  door?: 'open' | 'shut' | 'parcel';
}

/** The front of the house: the page's heading beside its door, on the step that the rest of the page hangs from. */
export function PageHero({ before, heading, children, door }: PageHeroProps): ReactNode {
  return (
    <div className="hero">
      <div className="hero__inner">
        <div className="hero__words">
          {before !== undefined && <p className="hero__before">{before}</p>}
          <h1 tabIndex={-1}>{heading}</h1>
          {children}
        </div>
        {door !== undefined && <FrontDoor isOpen={door !== 'shut'} hasParcel={door === 'parcel'} />}
      </div>
    </div>
  );
}

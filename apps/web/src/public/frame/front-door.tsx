import type { ReactNode } from 'react';

export type DoorState = 'open' | 'shut' | 'ticket' | 'parcel' | 'back' | 'dark' | 'awning';

interface FrontDoorProps {
  state: DoorState;
  /** A place in the queue; more than three digits do not fit. */
  plate?: number | null;
}

export function FrontDoor({ state, plate = null }: FrontDoorProps): ReactNode {
  const isDark = state === 'dark' || state === 'back';
  return (
    <svg
      className={isDark ? 'front-door front-door--dark' : 'front-door'}
      viewBox="0 0 200 220"
      aria-hidden="true"
      focusable="false"
    >
      <path className="front-door__frame" d="M38 220V92a62 62 0 0 1 124 0v128z" />
      {state === 'open' || state === 'awning' ? (
        <>
          <path className="front-door__light" d="M48 220V93a52 52 0 0 1 104 0v127z" />
          <path className="front-door__floor" d="M48 220l22-18h82v18z" />
          <path className="front-door__leaf" d="M152 220V93c-3-22-16-37-34-33v148z" />
          <circle className="front-door__brass" cx="124" cy="142" r="3.6" />
        </>
      ) : (
        <>
          <path className="front-door__leaf" d="M48 220V93a52 52 0 0 1 104 0v127z" />
          <path
            className="front-door__pane"
            d="M62 108V94a38 38 0 0 1 33-37.700V108zM105 108V56.300A38 38 0 0 1 138 94v14z"
          />
          <path
            className="front-door__panel"
            d="M62 122h33v34H62zM105 122h33v34h-33zM62 168h33v38H62zM105 168h33v38h-33z"
          />
          <path className="front-door__brass" d="M82 112.500h36v5H82z" />
          <circle className="front-door__brass" cx="143.500" cy="146" r="4" />
        </>
      )}
      {plate !== null && plate < 1000 && (
        <>
          <path className="front-door__brass" d="M70 120h60v36H70z" />
          <text className="front-door__number" x="100" y="147" textAnchor="middle">
            {plate}
          </text>
        </>
      )}
      {state === 'ticket' && (
        <g transform="rotate(12 143 175)">
          <path className="front-door__ticket" d="M128 156h32v44h-32z" />
          <path className="front-door__panel" d="M134 166h20v3h-20zM134 175h20v3h-20zM134 184h13v3h-13z" />
        </g>
      )}
      {state === 'awning' && (
        <>
          <path
            className="front-door__awning"
            d="M22 74h156v34a13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0z"
          />
          <path
            className="front-door__stripe"
            d="M48 74h26v34a13 13 0 0 1-26 0zM100 74h26v34a13 13 0 0 1-26 0zM152 74h26v34a13 13 0 0 1-26 0z"
          />
        </>
      )}
      {(state === 'parcel' || state === 'back' || state === 'awning') && (
        <>
          <path className="front-door__parcel" d="M8 178h52v42H8z" />
          <path className="front-door__tape" d="M29 178h10v42H29z" />
        </>
      )}
    </svg>
  );
}

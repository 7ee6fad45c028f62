import type { ReactNode } from 'react';

/** The picture above an offer: its door, open or shut as the offer is, and a parcel once something is on its way. */
export function FrontDoor({ isOpen, hasParcel }: { isOpen: boolean; hasParcel: boolean }): ReactNode {
  return (
    <svg className="front-door" viewBox="0 0 200 220" aria-hidden="true" focusable="false">
      <path className="front-door__frame" d="M38 220V92a62 62 0 0 1 124 0v128z" />
      {isOpen ? (
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
      {hasParcel && (
        <>
          <path className="front-door__parcel" d="M8 178h52v42H8z" />
          <path className="front-door__tape" d="M29 178h10v42H29z" />
        </>
      )}
    </svg>
  );
}

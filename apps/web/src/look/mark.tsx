import type { ReactNode } from 'react';

/** Doorstep's logo: a door ajar above its step. The favicon is mark.svg next to this file. */
export function Mark(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="mark__door" d="M7 26V13.5a9 9 0 0 1 18 0V26z" />
      <path className="mark__light" d="M12.5 26V14a4.6 4.6 0 0 1 8.4-2.6L17 13.2V26z" />
      <circle className="mark__light" cx="22" cy="18.5" r="1.3" />
      <path className="mark__step" d="M3 26h26a1 1 0 0 1 1 1v3H2v-3a1 1 0 0 1 1-1z" />
    </svg>
  );
}

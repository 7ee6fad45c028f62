import type { AuditPlace } from '@doorstep/core';

/** A place between two entries of the log, as the API names it. */
export function nameOfPlace({ at, seq }: AuditPlace): string {
  return `${at}.${seq}`;
}

/** @returns null without one. */
export function placeOf(name: string | undefined): AuditPlace | null {
  const [at, seq] = (name ?? '').split('.').map(Number);
  return at === undefined || seq === undefined ? null : { at, seq };
}

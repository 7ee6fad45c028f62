import type { ServiceTestFinding } from '@doorstep/contract';
import { translatorFor } from '../present/translator-for.ts';

/** A finding in English, for the terminal; the console has the same texts. */
export function findingText({ outcome, values, provider }: ServiceTestFinding): string {
  const text = translatorFor('en', ['staff']).t(`staff.services.found.${outcome}`, values);
  const answer = provider === null ? [] : [provider.description, provider.cause, provider.resolution];
  return [text, ...answer].filter((part) => part !== '').join(' ');
}

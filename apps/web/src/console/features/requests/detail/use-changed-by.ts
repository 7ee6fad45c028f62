import type { RequestDetail } from '@doorstep/contract';
import { useState } from 'react';
import { useSession } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { actorTextIds } from './history-text-ids.ts';

const unchanging: ReadonlySet<string> = new Set(['request.viewed', 'request.noted']);

/** Who else changed the request since this page loaded it; null if no one but the reader. */
export function useChangedBy({ revision, history }: RequestDetail): string | null {
  const { t } = useTexts();
  const me = useSession().data?.person.name;
  const [met] = useState(revision);
  const actor = history.findLast(({ action }) => !unchanging.has(action))?.actor;
  if (revision === met || actor === undefined || actor === me) return null;
  const textId = actorTextIds.get(actor);
  return textId === undefined ? actor : t(textId);
}

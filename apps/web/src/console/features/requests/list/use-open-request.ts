import type { ListedRequest } from '@doorstep/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLetterKeys, useLetterKeysChoice } from '../../../shared/use-letter-keys.ts';
import type { Selection } from './selection.ts';

export interface OpenRequest {
  /** The request beside the list; null for none. */
  id: string | null;
  show: (id: string) => void;
  /** To the next or previous request, relative to the sheet or else the focused row. */
  move: (step: 1 | -1) => void;
  close: () => void;
}

const linkOf = (id: string) => document.querySelector<HTMLElement>(`tr[data-request="${CSS.escape(id)}"] .cell-who a`);
const focusedId = () => document.activeElement?.closest<HTMLElement>('tr[data-request]')?.dataset['request'];

/** The request open beside the list, kept in the address bar, with the keys J, K, X and Escape. */
export function useOpenRequest(rows: ListedRequest[], selection: Selection | null): OpenRequest {
  const [search, setSearch] = useSearchParams();
  const id = search.get('open');
  const [hasKeys] = useLetterKeysChoice();
  /** Its last index in the list: its successor moves there. */
  const lastIndex = useRef(-1);
  const index = rows.findIndex((row) => row.id === id);
  useEffect(() => {
    if (index !== -1) lastIndex.current = index;
  }, [index]);

  const show = (next: string | null, isReplaced: boolean) => {
    const params = new URLSearchParams(window.location.search);
    if (next === null) params.delete('open');
    else params.set('open', next);
    setSearch(params, { replace: isReplaced, preventScrollReset: true });
  };
  const move = (step: 1 | -1) => {
    const from = id === null ? rows.findIndex((row) => row.id === focusedId()) : index;
    // A decided request has left the list, and the next one is at its index.
    const target = id !== null && index === -1 ? lastIndex.current + (step === 1 ? 0 : -1) : from + step;
    const next = rows[Math.max(0, Math.min(target, rows.length - 1))];
    if (next === undefined) return;
    if (id === null) linkOf(next.id)?.focus();
    else {
      show(next.id, true);
      linkOf(next.id)?.scrollIntoView({ block: 'nearest' });
    }
  };
  const close = () => {
    if (id === null) return;
    show(null, true);
    (linkOf(id) ?? document.getElementById('main'))?.focus();
  };
  const choose = () => {
    const chosen = rows.find((row) => row.id === (id ?? focusedId()));
    if (chosen !== undefined && selection !== null) selection.toggle(chosen.id, !selection.has(chosen.id), false);
  };
  useLetterKeys(hasKeys, { j: () => move(1), k: () => move(-1), x: choose });

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) close();
  });
  useEffect(() => {
    if (id === null) return;
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [id]);
  return { id, show: (next) => show(next, id !== null), move, close };
}

import type { Suggestion } from '@doorstep/address-field';
import type { StaffAction } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import type { QueryClient } from '@tanstack/react-query';
import { allOf, api } from '../../shared/api/api.ts';
import type { Texts } from '../../shared/texts/texts-context.tsx';
import { accountPath, settingPlaces, setUpPlaces, workPlaces, type Place } from '../places.ts';

/** Of each kind, so that all of them fit into one look. */
const maxOfAKind = 6;
const offersFreshMs = 60_000;

export interface Desk {
  texts: Pick<Texts, 't' | 'language'>;
  actions: readonly StaffAction[];
  queries: QueryClient;
}

/**
 * Finds what staff may mean by a text: pages and offers by the beginnings of their words, batches by their number, and
 * requests and homes as their own lists find them. The id of each is the path that it opens.
 * @throws Error if any of them cannot be read: a part of the answer would look like all of it.
 */
export async function findAnything(text: string, desk: Desk, signal: AbortSignal): Promise<Suggestion[]> {
  const { actions } = desk;
  const parts: [StaffAction, (text: string, desk: Desk, signal: AbortSignal) => Promise<Suggestion[]>][] = [
    ['offers.read', offers],
    ['batches.read', batches],
    ['requests.read', requests],
    ['homes.read', homes],
  ];
  const found = await Promise.all(
    parts.filter(([action]) => actions.includes(action)).map(([, find]) => find(text, desk, signal)),
  );
  return [...pages(text, desk), ...found.flat()];
}

function pages(text: string, { texts: { t }, actions }: Desk): Suggestion[] {
  const page =
    (description: StaffTextId) =>
    ({ path, text: name }: Pick<Place, 'path' | 'text'>) =>
      entry(path, t(name), t(description));
  const isAllowed = ({ action }: Place) => actions.includes(action);
  const settings = [...settingPlaces.filter(isAllowed), { path: accountPath, text: 'staff.nav.account' as const }];
  return [
    ...[...workPlaces, ...setUpPlaces]
      .filter(isAllowed)
      .map(page('staff.find.page'))
      .filter(({ Text }) => isMeant(text, Text)),
    ...settings
      .map(page('staff.nav.settings'))
      .filter(({ Text, Description }) => isMeant(text, `${Text} ${Description}`)),
  ];
}

async function offers(text: string, { texts: { t }, queries }: Desk): Promise<Suggestion[]> {
  const all = await queries.fetchQuery({ ...allOf('GET /offers', {}), staleTime: offersFreshMs });
  return all
    .filter(({ title, slug }) => isMeant(text, `${title} ${slug}`))
    .slice(0, maxOfAKind)
    .map(({ id, title, status, phase }) => {
      const shown = status === 'published' && phase !== null ? phase : status;
      return entry(`/staff/offers/${id}`, title, t('staff.find.offer', { phase: t(`staff.offer_phase.${shown}`) }));
    });
}

async function batches(text: string, { texts: { t } }: Desk, signal: AbortSignal): Promise<Suggestion[]> {
  const number = /^(?:b-?)?0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  if (number === undefined) return [];
  const { rows } = await api('GET /batches', { query: { number: Number(number) } }, { signal });
  return rows.map(({ id, name, state, offer }) =>
    entry(
      `/staff/batches/${id}`,
      name,
      t('staff.find.batch', { state: t(`staff.batch_state.${state}`), offer: offer.title }),
    ),
  );
}

async function requests(text: string, { texts: { t } }: Desk, signal: AbortSignal): Promise<Suggestion[]> {
  const query = { search: text, limit: maxOfAKind };
  const { rows, total } = await api('GET /requests', { query }, { signal });
  const found = rows.map(({ id, name, state, addressLine, place, reference }) =>
    entry(
      `/staff/requests/${id}`,
      name === '' ? reference : name,
      t('staff.find.request', {
        state: t(`staff.state.${state}`),
        what: [addressLine === '' ? place : addressLine, reference].filter((part) => part !== '').join(' · '),
      }),
    ),
  );
  const all = `/staff/requests?${new URLSearchParams({ search: text })}`;
  return (total ?? 0) > rows.length ? [...found, entry(all, t('staff.find.all', { count: total ?? 0 }), '')] : found;
}

async function homes(text: string, { texts: { t } }: Desk, signal: AbortSignal): Promise<Suggestion[]> {
  const { found } = await api('GET /homes', { query: { search: text } }, { signal });
  return (found ?? [])
    .slice(0, maxOfAKind)
    .map(({ id, addressLine, name }) =>
      entry(
        `/staff/homes/${id}`,
        addressLine === '' ? t('staff.homes.nameless') : addressLine,
        t('staff.find.home', { what: name }),
      ),
    );
}

function entry(path: string, text: string, description: string): Suggestion {
  return { Id: path, Type: 'Address', Text: text, Highlight: '', Description: description };
}

/** Whether every typed word begins a word of the name, whatever its case and accents. */
function isMeant(typed: string, name: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

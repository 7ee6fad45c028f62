import type {
  MissingAddressData,
  OfferArea,
  OfferPhase,
  OfferSummary,
  OfferUses,
  RequestState,
  StaffOffer,
} from '@doorstep/contract';
import type { StandInData, StoredOffer } from './stand-in-data.ts';

const takes: RequestState[] = ['accepted', 'packed', 'dispatched'];

export function summariseOffer(data: StandInData, offer: StoredOffer): OfferSummary {
  const { input } = offer;
  const counts: OfferSummary['counts'] = {};
  for (const { offer: of, state } of data.requests) if (of.id === offer.id) counts[state] = (counts[state] ?? 0) + 1;
  return {
    id: offer.id,
    slug: input.slug,
    title: input.title[input.mainLanguage] ?? '',
    status: offer.status,
    phase: phaseOf(offer),
    isDraw: input.allocation === 'draw',
    opensAt: input.opensAt,
    closesAt: input.closesAt,
    counts,
    stock: stockOf(data, offer).map((stock, index) => ({
      ...stock,
      name: input.items[index]?.name[input.mainLanguage] ?? '',
    })),
    updatedAt: offer.updatedAt,
  };
}

export function showOffer(data: StandInData, offer: StoredOffer): StaffOffer {
  const { input } = offer;
  const lacks = (texts: Record<string, string>) => (texts[input.mainLanguage] ?? '') === '';
  const missing = [
    ...(lacks(input.title) ? [`title.${input.mainLanguage}`] : []),
    ...(input.items.length === 0 ? ['items'] : []),
    ...(input.organisation.name === '' ? ['organisation.name'] : []),
    ...(lacks(input.organisation.privacyNotice) ? [`organisation.privacyNotice.${input.mainLanguage}`] : []),
    ...(lacks(input.organisation.helpContact) ? [`organisation.helpContact.${input.mainLanguage}`] : []),
  ];
  return {
    id: offer.id,
    version: offer.version,
    status: offer.status,
    phase: phaseOf(offer),
    input,
    stock: stockOf(data, offer),
    missing,
    missingAddressData: missingOf(data, input.area),
    publicUrl: `https://give.marling.example/o/${input.slug}`,
    limitGroupId: offer.limitGroupId,
    draw: offer.draw,
  };
}

function missingOf(
  { bare }: StandInData,
  { countries, postcodePrefixes }: Pick<OfferArea, 'countries' | 'postcodePrefixes'>,
): MissingAddressData | null {
  const isBare = (part: string) => bare.includes(part);
  const missing = { countries: countries.filter(isBare), postcodePrefixes: postcodePrefixes.filter(isBare) };
  const isAll = countries.length > 0 && countries.every(isBare);
  return missing.countries.length + missing.postcodePrefixes.length === 0 ? null : { isAll, ...missing };
}

function phaseOf({ status, input }: StoredOffer): OfferPhase | null {
  if (status === 'paused' || status === 'closed') return status;
  if (status !== 'published') return null;
  if (input.opensAt !== null && Date.parse(input.opensAt) > Date.now()) return 'scheduled';
  return input.closesAt !== null && Date.parse(input.closesAt) <= Date.now() ? 'closed' : 'open';
}

function stockOf(data: StandInData, offer: StoredOffer): StaffOffer['stock'] {
  return offer.input.items.map((item) => ({
    itemId: item.id ?? '',
    stock: item.isUnlimited
      ? null
      : offer.movements.filter(({ itemId }) => itemId === item.id).reduce((sum, { quantity }) => sum + quantity, 0),
    taken: data.requests
      .filter(({ offer: of, state }) => of.id === offer.id && takes.includes(state))
      .flatMap(({ lines }) => lines)
      .filter(({ itemId }) => itemId === item.id)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** Nobody answered a question here. */
export function usesOf({ requests }: StandInData, { id, input }: StoredOffer): OfferUses {
  const theirs = requests.filter(({ offer }) => offer.id === id);
  const items = input.items.map(({ id: itemId = '' }) => {
    const naming = theirs.filter(({ lines }) => lines.some((line) => line.itemId === itemId));
    const waiting = naming.filter(({ state }) => state === 'waitlisted').length;
    return { id: itemId, requests: naming.length, waiting };
  });
  return { items: items.filter((item) => item.requests > 0), places: [], questions: [], answers: [] };
}

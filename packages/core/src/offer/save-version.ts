import { DoorstepError, maxParts, type ItemInput, type OfferInput, type PolygonReference } from '@doorstep/contract';
import { keepPolygon, readPolygon } from '../area/keep-polygon.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { keepPictures } from '../picture/keep-picture.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { newPhase } from './announce-phase.ts';
import { changedLimits } from './changed-limits.ts';
import { refuseChangesOfDraw } from './refuse-changes-of-draw.ts';
import { keepNamed, leavesOut } from './keep-named.ts';
import { missingForPublishing } from './missing-for-publishing.ts';
import type { Offer, OfferDefinition, OfferItem } from './offer.ts';
import { validateOffer } from './validate-offer.ts';

/**
 * A new draft, with the first delivery of each item.
 * @throws DoorstepError `slug_taken`, `request_invalid`, `not_allowed`.
 */
export async function createOffer(context: Context, input: OfferInput): Promise<Offer> {
  const { store, secrets, actor } = context;
  requireAction(actor, 'offers.write');
  validateOffer(input);
  const polygon = readPolygon(context, input.area.polygon);
  return store.transaction(async (tx) => {
    const at = await tx.now();
    const written = { input, polygon: await keepPolygon(tx, polygon, at) };
    await keepPictures(tx, input, at);
    const offer: Offer = {
      id: secrets.newId(),
      slug: input.slug,
      version: 1,
      status: 'draft',
      definition: toDefinition(context, written, []),
      scopeId: secrets.newId(),
      group: null,
      createdAt: at,
      updatedAt: at,
    };
    await tx.offers.insert(offer, secrets.newToken());
    await putStock(context, tx, { offer, inputs: input.items, known: [], at });
    await recordAudit(context, tx, {
      at,
      action: 'offer.created',
      subjectKind: 'offer',
      subjectId: offer.id,
      detail: { slug: offer.slug },
    });
    return offer;
  });
}

export interface OfferChange {
  id: string;
  /** The version that was read. */
  version: number;
  input: OfferInput;
}

/**
 * Changes an offer as its next version; requests keep the version that they answered. Items, questions and answers that
 * `input` leaves out though requests name them are kept, retired.
 * @throws DoorstepError `version_conflict` when somebody else was faster; `publish_incomplete` when a live offer would
 * lose what it must have; `slug_taken`, `request_invalid`, `offer_not_found`, `not_allowed`.
 */
export async function saveVersion(
  context: Context,
  { id, version, input }: OfferChange,
  /** The rest of the transaction: the offer is saved, its items are locked. */
  andThen: (tx: Repositories, saved: { before: Offer; offer: Offer; at: Instant }) => Promise<void>,
): Promise<Offer> {
  requireAction(context.actor, 'offers.write');
  validateOffer(input);
  const polygon = readPolygon(context, input.area.polygon);
  return context.store.transaction(async (tx) => {
    const before = await tx.offers.find(id);
    if (before === null) throw new DoorstepError('offer_not_found');
    const at = await tx.now();
    // Before anything else is locked, as in every submission: none that answers this version is saved from here on.
    if (before.version !== version || !(await tx.offers.supersede(id, version, at)))
      throw new DoorstepError('version_conflict');
    const known = (await tx.stock.ofOffer(id)).map(({ itemId }) => itemId);
    // Items are locked before the offer, as in every submission; and no movement is recorded while stock is summed up.
    if (known.length > 0) await tx.stock.lock(known);
    const written = { input, polygon: await keepPolygon(tx, polygon, at) };
    await keepPictures(tx, input, at);
    const definition = await withNamed(tx, before, toDefinition(context, written, known));
    if (before.status !== 'draft') {
      const missing = missingForPublishing(definition);
      if (missing.length > 0) throw new DoorstepError('publish_incomplete', { missing });
      await refuseChangesOfDraw(tx, { before, definition, at });
    }
    // Nobody has been given a draft's link.
    const formerSlug = before.status === 'draft' || before.slug === definition.slug ? null : before.slug;
    if (!(await tx.offers.saveVersion({ id, version, definition, formerSlug }, at)))
      throw new DoorstepError('version_conflict');
    const offer: Offer = { ...before, slug: definition.slug, version: version + 1, definition, updatedAt: at };
    await putStock(context, tx, { offer, inputs: input.items, known, at });
    await recordAudit(context, tx, {
      at,
      action: 'offer.changed',
      subjectKind: 'offer',
      subjectId: id,
      detail: {
        version: offer.version,
        ...(formerSlug === null ? {} : { formerSlug }),
        ...changedLimits(before.definition, definition),
        ...(await newPhase(tx, offer, at)),
      },
    });
    await andThen(tx, { before, offer, at });
    return offer;
  });
}

async function withNamed(tx: Repositories, before: Offer, definition: OfferDefinition): Promise<OfferDefinition> {
  if (!leavesOut(before.definition, definition)) return definition;
  const kept = keepNamed(before.definition, definition, await tx.offers.uses(before.id, before.definition));
  for (const field of ['items', 'questions'] as const)
    if (kept[field].length > maxParts)
      throw new DoorstepError('request_invalid', { fields: [{ field, code: 'too_many', values: { max: maxParts } }] });
  return kept;
}

function toDefinition(
  { secrets }: Context,
  { input, polygon }: { input: OfferInput; polygon: PolygonReference | null },
  known: string[],
): OfferDefinition {
  const items: OfferItem[] = input.items.map((item) => ({
    // An id that this offer does not have would point at another offer's item.
    id: item.id !== undefined && known.includes(item.id) ? item.id : secrets.newPublicId(),
    name: item.name,
    maxPerRequest: item.maxPerRequest,
    maxPerHome: item.maxPerHome,
    isUnlimited: item.isUnlimited,
    lowStockAt: item.lowStockAt,
    weightGrams: item.weightGrams,
    lengthMm: item.lengthMm,
    widthMm: item.widthMm,
    heightMm: item.heightMm,
    shelf: item.shelf,
    isRetired: item.isRetired,
  }));
  return { ...input, items, area: { ...input.area, polygon } };
}

async function putStock(
  context: Context,
  tx: Repositories,
  { offer, inputs, known, at }: { offer: Offer; inputs: ItemInput[]; known: string[]; at: Instant },
): Promise<void> {
  await tx.stock.putItems(offer.id, offer.definition.items);
  for (const [index, { id, isUnlimited }] of offer.definition.items.entries()) {
    const opening = inputs[index]?.openingStock ?? 0;
    if (isUnlimited || known.includes(id) || opening === 0) continue;
    const actor = context.actor.kind === 'person' ? context.actor.name : '';
    await tx.stock.move({
      id: context.secrets.newId(),
      itemId: id,
      kind: 'delivery',
      change: opening,
      reason: '',
      actor,
      at,
    });
  }
}

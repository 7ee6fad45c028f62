import {
  DoorstepError,
  type FieldError,
  type ItemInput,
  type OfferInput,
  type OfferUses,
  type PolygonReference,
  isDrawn,
  maxParts,
} from '@doorstep/contract';
import { keepPolygon, readPolygon } from '../area/keep-polygon.ts';
import type { AuditEntry } from '../audit/audit-store.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { keepPictures } from '../picture/keep-picture.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { newPhase } from './announce-phase.ts';
import { missingForPublishing } from './missing-for-publishing.ts';
import type { Offer, OfferDefinition, OfferItem } from './offer.ts';
import { validateOffer } from './validate-offer.ts';

/**
 * Creates a draft, with the first delivery of each item.
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
  version: number;
  input: OfferInput;
}

/**
 * Saves a change as the offer's next version; requests keep the version that they answered. Items, questions, answers
 * and places that `input` leaves out are kept, retired, if a request names them.
 * @throws DoorstepError `version_conflict` if someone else saved first; `publish_incomplete` if a live offer would lose
 * something it needs; `slug_taken`, `request_invalid`, `offer_not_found`, `not_allowed`.
 */
export async function saveVersion(
  context: Context,
  { id, version, input }: OfferChange,
  /** Runs in the same transaction, with the offer saved and its items locked. */
  andThen: (tx: Repositories, saved: { before: Offer; offer: Offer; at: Instant }) => Promise<void>,
): Promise<Offer> {
  requireAction(context.actor, 'offers.write');
  validateOffer(input);
  const polygon = readPolygon(context, input.area.polygon);
  return context.store.transaction(async (tx) => {
    const before = await tx.offers.find(id);
    if (before === null) throw new DoorstepError('offer_not_found');
    const at = await tx.now();
    // Locked first, as in every submission: from here on no submission for this version is saved.
    if (before.version !== version || !(await tx.offers.supersede(id, version, at)))
      throw new DoorstepError('version_conflict');
    const known = (await tx.stock.ofOffer(id)).map(({ itemId }) => itemId);
    // Lock order as in submissions: items before the offer. The lock also keeps stock from moving while it is summed.
    if (known.length > 0) await tx.stock.lock(known);
    const written = { input, polygon: await keepPolygon(tx, polygon, at) };
    await keepPictures(tx, input, at);
    const definition = await withNamed(tx, before, toDefinition(context, written, known));
    if (before.status !== 'draft') {
      const missing = missingForPublishing(definition);
      if (missing.length > 0) throw new DoorstepError('publish_incomplete', { missing });
      await refuseChangesOfDraw(tx, { before, definition, at });
    }
    // No one knows a draft's link.
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
    // An unknown id could be another offer's item.
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

function changedLimits(before: OfferDefinition, after: OfferDefinition): AuditEntry['detail'] {
  const changes: AuditEntry['detail'] = {};
  const note = (name: string, from: number | null | undefined, to: number | null | undefined) => {
    if (from !== to) changes[name] = `${from ?? 'no limit'} → ${to ?? 'no limit'}`;
  };
  note('unitsPerHome', before.limits.unitsPerHome, after.limits.unitsPerHome);
  note('windowDays', before.limits.windowDays, after.limits.windowDays);
  for (const item of after.items) {
    const known = before.items.find(({ id }) => id === item.id);
    if (known === undefined) continue;
    note(`maxPerHome of ${item.id}`, known.maxPerHome, item.maxPerHome);
    note(`maxPerRequest of ${item.id}`, known.maxPerRequest, item.maxPerRequest);
    if (known.isUnlimited !== item.isUnlimited)
      changes[`stock of ${item.id}`] = item.isUnlimited ? 'unlimited' : 'counted';
  }
  return changes;
}

/**
 * A draw stays as announced: once the offer opens or has an entry, the public value, its format and the allocation
 * cannot change; once the list is fixed, nor can the closing time.
 * @throws DoorstepError `request_invalid` with `fixed_once_open`.
 */
async function refuseChangesOfDraw(
  tx: Repositories,
  { before, definition, at }: { before: Offer; definition: OfferDefinition; at: Instant },
): Promise<void> {
  const old = before.definition;
  if (!isDrawn(old) && !isDrawn(definition)) return;
  const fields: FieldError[] = [];
  const refuse = (field: string) => fields.push({ field, code: 'fixed_once_open' });
  const hasOpened = old.opensAt === null || Date.parse(old.opensAt) <= at;
  const draw = await tx.draws.find(before.id);
  if (hasOpened || draw !== null) {
    if (old.allocation !== definition.allocation) refuse('allocation');
    const { format, ...announced } = definition.draw ?? { format: null };
    const { format: oldFormat, ...oldAnnounced } = old.draw ?? { format: null };
    if (JSON.stringify(oldAnnounced) !== JSON.stringify(announced)) refuse('draw.value');
    if (JSON.stringify(oldFormat) !== JSON.stringify(format)) refuse('draw.format');
  }
  if (draw !== null && draw.state !== 'collecting' && old.closesAt !== definition.closesAt) refuse('closesAt');
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
}

function leavesOut(before: OfferDefinition, after: OfferDefinition): boolean {
  return (
    missingFrom(after.items, before.items).length > 0 ||
    missingFrom(after.questions, before.questions).length > 0 ||
    missingFrom(placesOf(after), placesOf(before)).length > 0 ||
    after.questions.some(({ id, options }) => missingFrom(options, optionsOf(before, id)).length > 0)
  );
}

/**
 * Keeps parts that a save leaves out but requests name, as retired: their names are on receipts, in lists and in
 * exports. Parts that no request names go.
 */
function keepNamed(before: OfferDefinition, after: OfferDefinition, uses: OfferUses): OfferDefinition {
  const withNamed = <Part extends { id: string; isRetired?: boolean | undefined }>(
    now: Part[],
    then: readonly Part[],
    named: { id: string }[],
  ): Part[] => {
    const gone = missingFrom(now, then).filter(({ id }) => named.some((one) => one.id === id));
    return [...now, ...gone.map((part) => ({ ...part, isRetired: true }))];
  };
  const answersTo = (question: string) => uses.answers.filter((answer) => answer.question === question);
  const places = withNamed(placesOf(after), placesOf(before), uses.places);
  return {
    ...after,
    // An offer without places stays a plain delivery offer.
    ...(places.length === 0
      ? {}
      : { collection: { isForEverybody: after.collection?.isForEverybody ?? false, places } }),
    items: withNamed(after.items, before.items, uses.items),
    questions: withNamed(
      after.questions.map((question) => ({
        ...question,
        options: withNamed(question.options, optionsOf(before, question.id), answersTo(question.id)),
      })),
      before.questions,
      uses.questions,
    ),
  };
}

function placesOf({ collection }: OfferDefinition) {
  return collection?.places ?? [];
}

function optionsOf({ questions }: OfferDefinition, questionId: string) {
  return questions.find(({ id }) => id === questionId)?.options ?? [];
}

function missingFrom<Part extends { id: string }>(now: readonly { id: string }[], then: readonly Part[]): Part[] {
  return then.filter(({ id }) => now.every((part) => part.id !== id));
}

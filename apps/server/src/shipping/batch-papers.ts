// Papers of a batch besides its labels: the pick list, and the packing slips.
import type { Readable } from 'node:stream';
import { batchName, batchStates, type PickListInput, type SlipsInput } from '@doorstep/contract';
import {
  itemName,
  localText,
  packedRequests,
  requireBatch,
  requireState,
  toIso,
  type Batch,
  type Context,
  type Offer,
  type OfferDefinition,
  type PackedRequest,
} from '@doorstep/core';
import { findLanguage, type Translator } from '@doorstep/messages';
import { formatMoment } from '@doorstep/messages/moment';
import {
  fontRegion,
  printPackingSlips,
  printPickList,
  usualSheet,
  type PackingSlip,
  type PickRow,
} from '@doorstep/shipping';
import { markdownInWords } from '../present/markdown.ts';
import { presentItems } from '../present/staff-batch.ts';
import { translatorFor } from '../present/translator-for.ts';
import { offerOf } from './batch-files.ts';

/** While a batch is being made or undone, its content is not settled. */
const printable = batchStates.filter((state) => !['filling', 'undoing', 'undone'].includes(state));

/** @throws DoorstepError `batch_not_found`, `state_conflict`. */
export async function printPickListOf(
  context: Context,
  { id, language: wanted, paper, site }: PickListInput & { id: string; site: string },
): Promise<{ pdf: Readable; batch: Batch }> {
  const { batch, offer } = await requirePrintable(context, id);
  const { store } = context;
  const { definition } = offer;
  const { mainLanguage, timeZone } = definition;
  const { tag, direction } = interfaceIn(wanted === '' ? mainLanguage : wanted);
  const { t } = wordsIn(tag);
  const { parcels } = await store.batches.count(id);
  const at = await store.now();
  const moment = { language: tag, offerLanguage: mainLanguage, timeZone, showsTimeZone: false, now: toIso(at) };
  const title = t('paper.pick_list.title', { batch: batchName(batch.number) });
  const pdf = printPickList(rowsOf(context, { batch, offer, language: tag }), {
    paper: paper ?? usualPaper(definition),
    language: tag,
    direction,
    title,
    subtitle: [
      localText(definition.title, tag, mainLanguage).text,
      t('paper.pick_list.parcels', { parcels }),
      formatMoment(toIso(at), moment),
    ].join(' · '),
    page: t('paper.pick_list.page', { page: '{page}' }),
    heads: {
      position: t('paper.pick_list.position'),
      reference: t('paper.pick_list.reference'),
      name: t('paper.pick_list.name'),
      town: t('paper.pick_list.town'),
      items: t('paper.pick_list.items'),
    },
    totals: presentItems(await store.batches.items(id), definition).map(({ itemId, quantity, shelf = '' }) => ({
      quantity: String(quantity),
      name: itemName(definition, itemId, tag),
      shelf,
    })),
    url: `${site}/staff/batches/${id}`,
    madeAt: new Date(at),
  });
  return { pdf, batch };
}

/** @throws DoorstepError `batch_not_found`, `state_conflict`. */
export async function printSlipsOf(
  context: Context,
  { id, paper }: SlipsInput & { id: string },
): Promise<{ pdf: Readable; batch: Batch }> {
  const { batch, offer } = await requirePrintable(context, id);
  const { t } = wordsIn(interfaceIn(offer.definition.mainLanguage).tag);
  const pdf = printPackingSlips(slipsOf(context, { batch, offer }), {
    paper: paper ?? usualPaper(offer.definition),
    title: t('paper.slips.title', { batch: batchName(batch.number) }),
    madeAt: new Date(await context.store.now()),
  });
  return { pdf, batch };
}

async function requirePrintable(context: Context, id: string): Promise<{ batch: Batch; offer: Offer }> {
  const batch = await requireBatch(context.store, id);
  requireState(batch, printable);
  return { batch, offer: await offerOf(context, batch) };
}

async function* rowsOf(
  context: Pick<Context, 'store'>,
  { batch, offer: { definition }, language }: { batch: Batch; offer: Offer; language: string },
): AsyncGenerator<PickRow[]> {
  for await (const packed of packedRequests(context, batch.id)) {
    yield packed.map(({ parcel: { position, reference, recipient }, request }) => ({
      position,
      reference,
      name: recipient.name,
      town: recipient.address.city,
      items: request.lines.map(({ itemId, quantity }) => `${quantity} × ${itemName(definition, itemId, language)}`),
      region: fontRegion(recipient.address.countryCode),
    }));
  }
}

async function* slipsOf(
  context: Pick<Context, 'store'>,
  { batch, offer }: { batch: Batch; offer: Offer },
): AsyncGenerator<PackingSlip[]> {
  const known = new Map<string, SameOnEach>();
  for await (const packed of packedRequests(context, batch.id)) {
    yield packed.map((one) => {
      const { language } = one.request;
      const same = known.get(language) ?? sameOnEach(offer.definition, language);
      known.set(language, same);
      return slipOf(one, { batch, offer, same });
    });
  }
}

type SameOnEach = Pick<PackingSlip, 'direction' | 'organisation' | 'offer' | 'heading' | 'help'>;

/** The texts that all slips of a language share. */
function sameOnEach({ organisation, title, mainLanguage }: OfferDefinition, language: string): SameOnEach {
  const { tag, direction } = interfaceIn(language);
  const { t } = wordsIn(tag);
  const help = markdownInWords(localText(organisation.helpContact, language, mainLanguage).text);
  return {
    direction,
    organisation: organisation.name,
    offer: localText(title, language, mainLanguage).text,
    heading: t('paper.slips.items'),
    help: help.length === 0 ? [] : [t('paper.slips.help'), ...help],
  };
}

function slipOf(
  { parcel: { position, reference, recipient }, request }: PackedRequest,
  { batch, offer: { definition }, same }: { batch: Batch; offer: Offer; same: SameOnEach },
): PackingSlip {
  return {
    ...same,
    region: fontRegion(recipient.address.countryCode),
    name: recipient.name,
    items: request.lines.map(({ itemId, quantity }) => ({
      quantity: String(quantity),
      name: itemName(definition, itemId, request.language),
    })),
    reference,
    place: `${batchName(batch.number)} · ${position}`,
  };
}

function interfaceIn(language: string) {
  return findLanguage(language) ?? { tag: 'en', direction: 'ltr' as const };
}

function wordsIn(tag: string): Translator {
  return translatorFor(tag, ['paper']);
}

function usualPaper({ area }: OfferDefinition): 'a4' | 'letter' {
  return usualSheet(area.countries[0] ?? '').paper === 'letter' ? 'letter' : 'a4';
}

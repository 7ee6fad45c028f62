import { offerInputSchema, type OfferInput } from '@doorstep/contract';
import {
  createOffer,
  offerPhase,
  polygonGeoJson,
  toIso,
  transitionOffer,
  type Context,
  type Offer,
  type OfferDefinition,
} from '@doorstep/core';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, type Command } from './command.ts';
import { readJson } from './read-json.ts';

export const offersCreate: Command = {
  words: 'offers create',
  usage: 'FILE.json',
  summary: 'Makes a draft of an offer from a file and prints its short name.',
  details: 'The file holds what the editor of the console saves, or what `offers show SLUG --json` printed.',
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [file = ''] }) {
    const input = readOffer(file);
    const { slug } = await withInstallation((_, context) => createOffer(context, input));
    print(slug);
  },
};

export const offersShow: Command = {
  words: 'offers show',
  usage: 'SLUG [--json]',
  summary: 'Shows an offer: its state, its stock and what it says.',
  options: { json: { type: 'boolean' } },
  arguments: { min: 1, max: 1 },
  async run({ arguments: [slug = ''], options }) {
    await withInstallation(async (_, context) => {
      const offer = await requireOffer(context, slug);
      const { id, version, status, definition, createdAt, updatedAt } = offer;
      const stock = await context.store.stock.ofOffer(id);
      const phase = offerPhase(offer, await context.store.now());
      const times = { createdAt: toIso(createdAt), updatedAt: toIso(updatedAt) };
      if (options['json'] === true) {
        const whole = await withPolygon(context, definition);
        return print(JSON.stringify({ id, slug, version, status, phase, ...times, stock, definition: whole }));
      }
      print(`${slug}  ${definition.title[definition.mainLanguage] ?? ''}`);
      print(`${status}${phase === null ? '' : `, ${phase}`}, version ${version}, changed ${times.updatedAt}`);
      for (const item of definition.items) {
        const ofItem = stock.find(({ itemId }) => itemId === item.id);
        const of = ofItem?.stock === null || ofItem === undefined ? 'unlimited' : `of ${ofItem.stock}`;
        print(`  ${item.name[definition.mainLanguage] ?? item.id}: ${ofItem?.taken ?? 0} taken, ${of}`);
      }
    });
  },
};

export const offersPublish: Command = {
  words: 'offers publish',
  usage: 'SLUG',
  summary: 'Publishes a draft and prints its address.',
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [slug = ''] }) {
    await withInstallation(async (_, context) => {
      const { id, status } = await requireOffer(context, slug);
      if (status !== 'draft')
        throw new CommandError(`The offer "${slug}" is ${status}: only a draft can be published.`);
      await transitionOffer(context, { id, transition: 'publish' });
      remark(`The offer "${slug}" is published.`);
      print(`${context.mailSite}/o/${slug}`);
    });
  },
};

export async function requireOffer({ store }: Context, slug: string): Promise<Offer> {
  const offer = await store.offers.findBySlug(slug);
  if (offer === null) throw new CommandError(`There is no offer "${slug}".`);
  return offer;
}

async function withPolygon({ store }: Context, definition: OfferDefinition): Promise<OfferInput> {
  const { area } = definition;
  if (area.polygon === null) return definition;
  const shape = await store.polygons.find(area.polygon.id);
  if (shape === null) throw new CommandError(`The polygon of the offer is not in the store.`);
  return { ...definition, area: { ...area, polygon: polygonGeoJson(shape, area.polygon) } };
}

const shownOfferSchema = v.object({
  definition: offerInputSchema,
  stock: v.array(v.object({ itemId: v.string(), stock: v.nullable(v.number()) })),
});

function readOffer(file: string): OfferInput {
  const read = readJson(file);
  const isShown = typeof read === 'object' && read !== null && 'definition' in read;
  const parsed = isShown ? v.safeParse(shownOfferSchema, read) : v.safeParse(offerInputSchema, read);
  if (parsed.success) return 'definition' in parsed.output ? copyOf(parsed.output) : parsed.output;
  const wrong = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${explain(issue)}`);
  throw new CommandError([`${file}: it is not an offer.`, ...wrong].join('\n'));
}

function copyOf({ definition, stock }: v.InferOutput<typeof shownOfferSchema>): OfferInput {
  const items = definition.items.map(({ id, ...item }) => {
    const counted = stock.find(({ itemId }) => itemId === id)?.stock ?? null;
    return { ...item, ...(counted === null ? {} : { openingStock: counted }) };
  });
  return { ...definition, items };
}

function explain({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return 'an offer has no such field.';
  if (received === 'undefined') return 'it is missing.';
  return `it takes ${expected ?? 'something else'}, got ${received}.`;
}

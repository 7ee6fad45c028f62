import * as v from 'valibot';
import { limitGroupInputSchema } from '../api-v1.ts';
import { polygonLimits } from '../area-polygon.ts';
import { offerEffectsSchema, offerMoveSchema } from '../offer-effects.ts';
import { partQuerySchema } from '../list-part.ts';
import { movementInputSchema, offerInputSchema, versionSchema } from '../offer-input.ts';
import { pictureLimits } from '../picture.ts';
import { drawValueSchema } from '../staff.ts';
import {
  effectsSchema,
  limitGroupSchema,
  limitGroupsSchema,
  movementOutcomeSchema,
  movementsSchema,
  offerPreviewSchema,
  offerSchema,
  offersSchema,
  offerUsesSchema,
  pictureSchema,
  polygonSchema,
} from './offer-answers.ts';
import { inLanguage } from './in-language.ts';
import type { OperationTable } from './operation.ts';

const id = v.pipe(v.string(), v.maxLength(64));
const write = { action: 'offers.write', about: 'offers', versionedBy: 'version', answer: offerSchema } as const;
const move = {
  ...write,
  body: offerMoveSchema,
  errors: ['offer_not_found', 'version_conflict', 'state_conflict', 'publish_incomplete'],
} as const;
const saved = [
  'offer_not_found',
  'slug_taken',
  'publish_incomplete',
  'version_conflict',
  'state_conflict',
  'stock_below_taken',
  'limit_group_ended',
] as const;

/** Offers as staff write them, what they have in stock, and what several of them share. `:offer` is an id or a short name. */
export const offerOperations = {
  'GET /offers': {
    id: 'listOffers',
    summary: 'Every offer, with its stock, and with how many requests it has in each state.',
    action: 'offers.read',
    about: 'offers',
    answer: offersSchema,
  },
  'POST /offers': {
    ...write,
    id: 'makeOffer',
    once: 'taken',
    about: 'installation',
    summary: 'Makes a draft.',
    body: offerInputSchema,
    status: 201,
    errors: saved,
  },
  'POST /offers/preview': {
    id: 'previewOffer',
    names: { offer: 'offer' },
    summary:
      'The page as it would look, in the language of `lang`, with the stock of the saved `offer`, without scripts.',
    action: 'offers.read',
    about: 'offers',
    query: v.object({ offer: v.optional(id) }),
    body: offerInputSchema,
    answer: offerPreviewSchema,
    errors: ['offer_not_found'],
    isInternal: true,
  },
  'GET /offers/:offer': {
    id: 'getOffer',
    summary: 'One offer as it is written.',
    action: 'offers.read',
    about: 'offers',
    versionedBy: 'version',
    answer: offerSchema,
    errors: ['offer_not_found'],
  },
  'PUT /offers/:offer': {
    ...write,
    id: 'saveOffer',
    once: 'taken',
    summary:
      'Saves the next version. Items, questions and answers are told apart by `id`. What `input` leaves out is removed, unless requests name it: then it stays with `isRetired`.',
    body: v.strictObject({ version: versionSchema, input: offerInputSchema }),
    errors: saved,
  },
  'GET /offers/:offer/poster.pdf': {
    id: 'getPoster',
    summary: 'A poster with a QR code of its link, in the language of `lang` where the offer has it.',
    action: 'offers.read',
    about: 'offers',
    query: v.object({ ...inLanguage, paper: v.optional(v.picklist(['a4', 'a5', 'letter']), 'a4') }),
    answer: { file: 'application/pdf' },
    errors: ['offer_not_found'],
  },
  'GET /offers/:offer/code.svg': {
    id: 'getCode',
    summary: 'A QR code of its link.',
    action: 'offers.read',
    about: 'offers',
    answer: { file: 'image/svg+xml' },
    errors: ['offer_not_found'],
  },
  'GET /offers/:offer/code.png': {
    id: 'getCodePicture',
    summary: 'The same as a picture of 1,200 pixels a side.',
    action: 'offers.read',
    about: 'offers',
    answer: { file: 'image/png' },
    errors: ['offer_not_found'],
  },
  'GET /offers/:offer/uses': {
    id: 'getOfferUses',
    summary: 'How many requests name each item, question and answer.',
    action: 'offers.write',
    about: 'offers',
    answer: offerUsesSchema,
    errors: ['offer_not_found'],
  },
  'POST /offers/:offer/effects': {
    id: 'getOfferEffects',
    summary: 'What a change that is about to be saved or done means for people; nothing is done.',
    action: 'offers.write',
    about: 'offers',
    body: offerEffectsSchema,
    answer: effectsSchema,
    errors: ['offer_not_found', 'version_conflict', 'slug_taken'],
  },
  'POST /offers/:offer/publish': { ...move, id: 'publishOffer', summary: 'Publishes it.' },
  'POST /offers/:offer/pause': { ...move, id: 'pauseOffer', summary: 'Takes no requests for the time being.' },
  'POST /offers/:offer/resume': { ...move, id: 'resumeOffer', summary: 'Takes requests again.' },
  'POST /offers/:offer/close': { ...move, id: 'closeOffer', summary: 'Takes no more requests; packing goes on.' },
  'POST /offers/:offer/reopen': {
    ...move,
    id: 'reopenOffer',
    summary: 'Takes requests again; a closing time that has passed goes.',
  },
  'POST /offers/:offer/archive': { ...move, id: 'archiveOffer', summary: 'Ends it for good.' },
  'POST /offers/:offer/draw': {
    ...write,
    id: 'enterDrawValue',
    summary:
      'Enters the public value of a draw, exactly in its format; it counts once two people have entered the same.',
    isForPeople: true,
    body: drawValueSchema,
    errors: ['offer_not_found', 'draw_not_ready', 'draw_already_held', 'draw_value_own'],
  },
  'POST /offers/:offer/limit-group': {
    id: 'joinLimitGroup',
    summary: 'Puts a draft into a limit group, or out of it.',
    action: 'offers.write',
    about: 'installation',
    body: v.strictObject({ groupId: v.nullable(id) }),
    answer: limitGroupsSchema,
    errors: ['offer_not_found', 'not_found', 'state_conflict', 'limit_group_ended'],
  },
  'GET /offers/:offer/movements': {
    id: 'listMovements',
    summary: 'Movements of its stock, the newest first, and what each set off.',
    action: 'offers.read',
    about: 'offers',
    query: partQuerySchema,
    answer: movementsSchema,
    errors: ['offer_not_found'],
  },
  'POST /offers/:offer/items/:item/movements': {
    id: 'moveStock',
    once: 'taken',
    summary: 'Records a delivery, a correction, a loss or a return. More of it goes to the queue.',
    action: 'stock.write',
    about: 'offers',
    body: movementInputSchema,
    status: 201,
    answer: movementOutcomeSchema,
    errors: ['offer_not_found', 'stock_below_taken', 'state_conflict'],
  },
  'GET /limit-groups': {
    id: 'listLimitGroups',
    summary: 'Offers that share one allowance.',
    action: 'offers.read',
    about: 'installation',
    answer: limitGroupsSchema,
  },
  'POST /limit-groups': {
    id: 'makeLimitGroup',
    once: 'taken',
    summary: 'Makes a limit group.',
    action: 'offers.write',
    about: 'installation',
    body: limitGroupInputSchema,
    status: 201,
    versionedBy: 'version',
    answer: limitGroupSchema,
  },
  'PUT /limit-groups/:group': {
    id: 'saveLimitGroup',
    summary: 'Changes a limit group.',
    action: 'offers.write',
    about: 'installation',
    body: v.strictObject({ version: versionSchema, input: limitGroupInputSchema }),
    versionedBy: 'version',
    answer: limitGroupSchema,
    errors: ['not_found', 'version_conflict', 'limit_group_ended'],
  },
  'POST /polygons': {
    id: 'uploadPolygon',
    once: 'taken',
    summary: 'Takes the GeoJSON of an area. An offer names it by its id.',
    action: 'offers.write',
    about: 'neither',
    // Looked through by its verb, which says in plain words what is wrong with it.
    body: v.unknown(),
    maxBytes: polygonLimits.fileBytes,
    status: 201,
    answer: polygonSchema,
  },
  'GET /polygons/:polygon': {
    id: 'getPolygon',
    summary: 'Its figures, its box and a drawing.',
    action: 'offers.read',
    about: 'neither',
    answer: polygonSchema,
    errors: ['not_found'],
  },
  'POST /pictures': {
    id: 'uploadPicture',
    once: 'taken',
    summary: 'Takes a picture as it is, up to 10 MB and 50 million pixels. An offer names it by its id.',
    action: 'offers.write',
    about: 'neither',
    body: { upload: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] },
    maxBytes: pictureLimits.fileBytes,
    status: 201,
    answer: pictureSchema,
  },
} as const satisfies OperationTable;

import { DoorstepError, type OfferInput, type PictureView } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import type { Picture } from './picture-store.ts';

/**
 * Stores a picture for an offer that is saved afterwards. Nothing refers to it yet: it is purged after two days if nothing
 * ever does.
 * @throws DoorstepError `not_allowed`.
 */
export async function uploadPicture(context: Context, picture: Picture): Promise<PictureView> {
  requireAction(context.actor, 'offers.write');
  await context.store.transaction(async (tx) => tx.pictures.put(picture, await tx.now()));
  const { id, width, height } = picture;
  return { id, width, height };
}

/** Keeps the pictures of the offer that the transaction writes. @throws DoorstepError `request_invalid`. */
export async function keepPictures(
  { pictures }: Pick<Repositories, 'pictures'>,
  { picture, organisation: { logo } }: OfferInput,
  at: Instant,
): Promise<void> {
  for (const [field, named] of [
    ['picture', picture],
    ['organisation.logo', logo],
  ] as const) {
    if (named === null || (await pictures.touch(named.id, at))) continue;
    throw new DoorstepError('request_invalid', { fields: [{ field, code: 'picture_unknown' }] });
  }
}

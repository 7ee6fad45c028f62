import { DoorstepError, type OfferInput, type PictureSize, type PictureView } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';

export interface Picture extends Record<PictureSize, Uint8Array> {
  id: string;
  width: number;
  height: number;
}

export interface PictureStore {
  put(picture: Picture, at: Instant): Promise<void>;
  find(id: string, size: PictureSize): Promise<Uint8Array | null>;
  touch(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    pictures: PictureStore;
  }
}

/**
 * Stores a picture for an offer that is saved afterwards. It is purged after two days if no offer refers to it.
 * @throws DoorstepError `not_allowed`.
 */
export async function uploadPicture(context: Context, picture: Picture): Promise<PictureView> {
  requireAction(context.actor, 'offers.write');
  await context.store.transaction(async (tx) => tx.pictures.put(picture, await tx.now()));
  const { id, width, height } = picture;
  return { id, width, height };
}

/** Keeps an offer's pictures from being purged. @throws DoorstepError `request_invalid`. */
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

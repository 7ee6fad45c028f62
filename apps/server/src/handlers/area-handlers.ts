import type { offerOperations } from '@doorstep/contract/operations';
import { DoorstepError, uploadPicture, uploadPolygon, viewPolygon } from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { resizePicture } from '../pictures/resize-picture.ts';

/** Polygons of areas, pictures and logos: uploaded here, then named by an offer. */
export const areaHandlers: Pick<
  Handlers<typeof offerOperations>,
  'POST /polygons' | 'GET /polygons/:polygon' | 'POST /pictures'
> = {
  'POST /polygons': ({ context, body }) => uploadPolygon(context, body),
  async 'GET /polygons/:polygon'({ context, params: { polygon } }) {
    const shape = await context.store.polygons.find(polygon);
    if (shape === null) throw new DoorstepError('not_found');
    return viewPolygon(polygon, shape);
  },
  'POST /pictures': async ({ context, body }) => uploadPicture(context, await resizePicture(body)),
};

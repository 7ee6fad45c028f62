import { pictureLimits, type PictureView } from '@doorstep/contract';
import { DoorstepError, requireAction, uploadPicture } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { resizePicture } from '../../pictures/resize-picture.ts';
import type { StaffContext } from './staff-context.ts';

const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Pictures of what is given out, and logos: uploaded here as they are, then named by an offer. */
export function addStaffPictureRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.register((scope, _, done) => {
    scope.addContentTypeParser(mediaTypes, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.post(
      '/api/staff/pictures',
      { bodyLimit: pictureLimits.fileBytes },
      async (request, reply): Promise<PictureView> => {
        const context = await contextOf(request);
        // Before the picture is read: that is work which only those may ask for who may use it.
        requireAction(context.actor, 'offers.write');
        if (!Buffer.isBuffer(request.body)) throw new DoorstepError('media_type_unsupported');
        const view = await uploadPicture(context, await resizePicture(request.body));
        reply.code(201);
        return view;
      },
    );
    done();
  });
}

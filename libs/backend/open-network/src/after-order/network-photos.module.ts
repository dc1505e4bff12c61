import { photoOf } from '@haat/backend-media';
import { errorAnswers, fileAnswer, ServiceError, type Module } from '@haat/backend-platform';
import { z } from 'zod';
import { PHOTOS_PATH, photoOfLink } from './photo-links.ts';

const LONGEST_LINK = 600;

/** Photos of complaints and returns, for the sellers whom they were sent to. */
export const networkPhotosModule: Module = {
  name: 'network-photos',
  service: 'main',
  register(app, dependencies) {
    app.get(
      `/ondc/${PHOTOS_PATH}`,
      {
        schema: {
          tags: ['open network'],
          summary: 'A photo that a seller of the open network was sent, as JPEG',
          querystring: z.object({ link: z.string().min(1).max(LONGEST_LINK) }),
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async ({ query: { link } }, reply) => {
        const photo = await photoOfLink(dependencies, link);
        const jpeg = photo === null ? null : await photoOf(dependencies, photo);
        if (jpeg === null) throw new ServiceError('request_error.not_found');
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );
  },
};

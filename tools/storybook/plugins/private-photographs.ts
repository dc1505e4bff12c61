import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The one photograph (AVIF) of all stories. */
const PHOTOGRAPH = join(import.meta.dirname, '../public/image');
/** Where the shells answer a person's own photographs: `/insurance/kyc/id/photo`, `/insurance/claims/…/photos/…`. */
const ADDRESS = /^\/[\w/-]+\/(?:photo|photos\/[\w-]+)$/;

/** Serves a photograph where screens ask for one of the person's own, which comes without the image service. */
export function privatePhotographs(): Plugin {
  return {
    name: 'private-photographs',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) =>
        ADDRESS.test(request.url ?? '')
          ? response.setHeader('content-type', 'image/avif').end(readFileSync(PHOTOGRAPH))
          : next(),
      );
    },
  };
}

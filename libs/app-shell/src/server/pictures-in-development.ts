import { PUSH_PATHS } from '@haat/app-context';
import type { Plugin } from 'vite';

/** Paths of drawn pictures, photographs, and the script that shows messages. */
const PICTURES = /^\/(?:pictures\/|image\?|worker\.js$)/;

/**
 * Gives the development server what a shell's own web server gives beside pages: drawn pictures, photographs in the
 * widths that screens need, and the script that shows messages. Configuration comes from the environment, as it does
 * there.
 * @param name the shell's name: 'farmer'
 */
export function picturesInDevelopment(name: string): Plugin {
  return {
    name: 'pictures-in-development',
    apply: 'serve',
    async configureServer(vite) {
      // A build needs none of it.
      const [{ default: fastify }, { readConfiguration }, { imagesOf, serveImages }, { servePictures }, worker] =
        await Promise.all([
          import('fastify'),
          import('./configuration.ts'),
          import('./images/serve-images.ts'),
          import('./static-files.ts'),
          import('./push-worker.ts'),
        ]);
      const app = fastify();
      servePictures(app);
      worker.servePushWorker(app, PUSH_PATHS.worker);
      serveImages(app, imagesOf(readConfiguration(process.env), name));
      await app.ready();
      vite.middlewares.use((request, response, next) =>
        PICTURES.test(request.url ?? '') ? app.routing(request, response) : next(),
      );
    },
  };
}

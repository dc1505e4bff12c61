import type { Plugin } from 'vite';

/** Paths of drawn pictures and photographs. */
const PICTURES = /^\/(?:pictures\/|image\?)/;

/**
 * Gives the development server what a shell's own web server gives beside pages: drawn pictures, and photographs in the
 * widths that screens need. Configuration comes from the environment, as it does there.
 * @param name the shell's name: 'farmer'
 */
export function picturesInDevelopment(name: string): Plugin {
  return {
    name: 'pictures-in-development',
    apply: 'serve',
    async configureServer(vite) {
      // A build needs none of it.
      const [{ default: fastify }, { readConfiguration }, { imagesOf, serveImages }, { servePictures }] =
        await Promise.all([
          import('fastify'),
          import('./configuration.ts'),
          import('./images/serve-images.ts'),
          import('./static-files.ts'),
        ]);
      const app = fastify();
      servePictures(app);
      serveImages(app, imagesOf(readConfiguration(process.env), name));
      await app.ready();
      vite.middlewares.use((request, response, next) =>
        PICTURES.test(request.url ?? '') ? app.routing(request, response) : next(),
      );
    },
  };
}

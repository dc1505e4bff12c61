import { productPicture } from '@haat/illustrations';
import type { Plugin } from 'vite';

const ADDRESS = /\/pictures\/([\w-]+)\.svg/g;

/**
 * Serves the drawn pictures where screens ask for them, as a shell's server does; a build holds those that its code
 * names.
 */
export function drawnPictures(): Plugin {
  return {
    name: 'drawn-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [name] = namesIn(request.url ?? '');
        const picture = name === undefined ? null : productPicture(name);
        if (picture === null) return next();
        return response.setHeader('content-type', 'image/svg+xml').end(picture);
      });
    },
    generateBundle(_options, bundle) {
      const named = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? namesIn(file.code) : []));
      for (const name of new Set(named)) {
        const source = productPicture(name);
        if (source !== null) this.emitFile({ type: 'asset', fileName: `pictures/${name}.svg`, source });
      }
    },
  };
}

function namesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([, name = '']) => name);
}

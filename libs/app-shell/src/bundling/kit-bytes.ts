import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

/** Contents of the kit: its files and the packages that only it uses. */
const OF_THE_KIT = /[\\/](?:libs[\\/]ui-kit[\\/]src|node_modules[\\/](?:lucide|@github[\\/]combobox-nav))[\\/]/;

/** Beside the client build; it is never served. */
const FILE = 'kit-bytes.json';

/**
 * Writes how much of each script of the browser is the component kit, in bytes as they travel, so that a budget can
 * be kept: `build/kit-bytes.json`, a script's address → bytes. The kit's part is measured alone, made small and
 * compressed without its neighbours; among them it takes rather less.
 */
export function logKitBytes(): Plugin {
  return {
    name: 'say-kit-bytes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
      const bytes = scripts.map(({ fileName, modules }) => {
        const ofTheKit = Object.entries(modules).filter(([id]) => OF_THE_KIT.test(id));
        return [`/${fileName}`, travelling(ofTheKit.map(([, { code }]) => code ?? '').join('\n'))] as const;
      });
      await writeFile(
        join(dirname(dir), FILE),
        JSON.stringify(Object.fromEntries(bytes.filter(([, size]) => size > 0)), null, 2),
      );
    },
  };
}

function travelling(code: string): number {
  if (code === '') return 0;
  // What it gives to the rest of its script looks unused here.
  const { code: small } = minifySync('kit.js', code, { module: true, compress: { unused: false } });
  return brotliCompressSync(small, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }).length;
}

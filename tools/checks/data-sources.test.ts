import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const written = (path: string) => readFileSync(resolve(root, path), 'utf8').replace(/\s+/g, ' ');

// Whose facts the product shows under the Government Open Data License, which asks to be told of where they are shown.
it.each(['All India Pincode Directory', 'Current Daily Price of Various Commodities from Various Markets (Mandi)'])(
  '%s is named by NOTICE and by the page on the product',
  (dataSet) => {
    expect(written('NOTICE')).toContain(dataSet);
    expect(written('libs/features/account/src/about/about.screen.tsx')).toContain(dataSet);
  },
);

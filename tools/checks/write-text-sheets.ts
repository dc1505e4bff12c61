// Writes one page a language to read all screen texts on: `npm run texts:sheet`, or `npm run texts:sheet -- or`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { textSheet } from './sheet/text-sheet.ts';
import { WORST_VALUES } from './sheet/worst-values.ts';
import { readNamespaces } from './texts/project-texts.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.data', 'text-sheets');
const wished = process.argv.slice(2);
const namespaces = readNamespaces(root);
mkdirSync(folder, { recursive: true });
for (const language of LANGUAGES.filter((each) => wished.length === 0 || wished.includes(each))) {
  const file = join(folder, `${language}.html`);
  writeFileSync(file, textSheet(namespaces, language, WORST_VALUES));
  console.log(file);
}

import type { Language } from '@haat/api-contract/vocabulary';
import type { Namespace } from '../texts/texts.ts';

const PLACEHOLDER = /\{\{-?\s*([\w.]+)[^}]*\}\}/g;
/** A value that was put into a text, until the text is escaped. */
const [START, END] = ['\u0001', '\u0002'];

/** Values by placeholder and language. */
export type SheetValues = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** The placeholders of a text, in order. */
export function placeholdersOf(text: string): readonly string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);
}

/**
 * A text with its placeholders filled: once for each of the values that the one with most of them has. What no values
 * are given for stays as it is.
 */
export function filledTexts(text: string, language: Language, values: SheetValues): readonly string[] {
  const valuesOf = (name: string): readonly string[] => values[name]?.[language] ?? [];
  const lines = Math.max(1, ...placeholdersOf(text).map((name) => valuesOf(name).length));
  return Array.from({ length: lines }, (_, line) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const given = valuesOf(name);
      return given.length === 0 ? placeholder : `${START}${given[Math.min(line, given.length - 1)] ?? ''}${END}`;
    }),
  );
}

/** A page to read all texts of a language on, each beside the English one, with its worst values filled in. */
export function textSheet(namespaces: readonly Namespace[], language: Language, values: SheetValues): string {
  const sections = namespaces.map(({ name, texts }) => {
    const rows = Object.entries(texts[language]).map(([key, text]) => {
      const own = filledTexts(text, language, values).map(paragraph).join('');
      const english = filledTexts(texts.en[key] ?? '', 'en', values)
        .map(paragraph)
        .join('');
      const heading = `<th scope="row">${escaped(key)}</th>`;
      return `<tr>${heading}<td lang="${language}">${own}</td><td lang="en">${english}</td></tr>`;
    });
    return `<h2>${escaped(name)}</h2><table>${rows.join('\n')}</table>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Texts: ${language}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { border: 1px solid #bbb; padding: .25rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { font: 12px/1.5 monospace; width: 22% }
p { margin: 0 } mark { background: #fd6 }
</style>
<h1>Texts: ${language}</h1>
${sections.join('\n')}
</html>
`;
}

function paragraph(text: string): string {
  return `<p>${escaped(text).replaceAll(START, '<mark>').replaceAll(END, '</mark>')}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

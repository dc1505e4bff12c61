import { getDocumentProxy } from 'unpdf';

/**
 * A text as tests compare it: letters in their one form, without spaces and signs that are not seen. Where lines
 * break is the sheet's matter.
 */
export function asRead(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '').normalize('NFC');
}

/** All that a viewer reads from a PDF, in the order in which it was written, as `asRead` gives it. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent()),
  );
  await document.loadingTask.destroy();
  return asRead(pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(''));
}

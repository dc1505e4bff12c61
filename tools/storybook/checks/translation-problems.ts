/** Letters of Hindi; its full stop is Odia's and Bengali's too. */
const DEVANAGARI = /[\u0900-\u0963\u0966-\u097f]/;

/** What people read or hear without seeing it. */
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title'];

/** Hindi that is still there when the page is in a language of another script. */
export function translationProblems(language: string): string[] {
  if (['hi', 'mr'].includes(language)) return [];
  const left = [...textsOf(document.body)].filter((text) => DEVANAGARI.test(text));
  return left.map((text) => `no ${language} for "${text}"`);
}

function* textsOf(page: HTMLElement): Generator<string> {
  // The words of a closed list are read as soon as it is opened.
  const own = [...page.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      !element.closest('script, style, [lang]:not(html)') && (element.closest('select') ?? element).checkVisibility(),
  );
  for (const element of own) {
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) yield node.textContent?.trim() ?? '';
    for (const name of SPOKEN) yield element.getAttribute(name) ?? '';
  }
}

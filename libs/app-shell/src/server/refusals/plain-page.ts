import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@haat/api-contract/vocabulary';
import { PREFERENCE_COOKIES } from '@haat/app-context';
import { readCookies } from '@haat/auth-session/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellEntry } from '../pages.ts';

/** How files of texts are found. */
export type TextFiles = ShellEntry['textFile'];

/** What such a page says, above the link that leads to the page itself. */
interface Said {
  readonly title: string;
  readonly text: string;
}

/**
 * Pages in the reader's language for what the server answers itself: without a script, and without a file that this
 * process would have to send too.
 * @param file the file of texts whose words they say; the link's word is of `main.json`
 * @returns draws the page of a request
 */
export function plainPages<Words>(
  textFile: TextFiles,
  file: string,
  saidOf: (words: Words, method: string) => Said,
): (request: FastifyRequest, reply: FastifyReply) => string {
  const main = wordsOf<{ readonly retry: string }>(textFile, 'main.json');
  const words = wordsOf<Words>(textFile, file);
  return (request, { statusCode, cspNonce }) => {
    const language = languageOf(request);
    const [link, found] = [main(language)?.retry, words(language)];
    if (link === undefined || found === null) return `<!doctype html><title>${statusCode}</title>`;
    const { title, text } = saidOf(found, request.method);
    return (
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      `<title>${title}</title><style nonce="${cspNonce.style}">` +
      'body{font:1.125rem/1.6 system-ui,sans-serif;margin:2rem auto;max-width:32rem;padding:0 1rem;color:#1a1a1a}' +
      'h1{font-size:1.5rem;line-height:1.3}a{display:inline-block;padding:.75rem 1.5rem;border:2px solid;' +
      'border-radius:.5rem;color:#14532d;text-decoration:none;font-weight:600}</style>' +
      `<main><h1>${title}</h1>${text === '' ? '' : `<p>${text}</p>`}<a href="">${link}</a></main></html>`
    );
  };
}

function languageOf({ headers }: FastifyRequest): Language {
  const chosen = readCookies(headers.cookie ?? null)[PREFERENCE_COOKIES.language];
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}

/** The words of a file in a language, read once each. */
function wordsOf<Words>(textFile: TextFiles, file: string): (language: Language) => Words | null {
  const known = new Map<Language, Words | null>();
  return (language) => {
    const kept = known.get(language);
    if (kept !== undefined) return kept;
    const found = textFile({ version: '', language, file });
    const words = found === null ? null : (JSON.parse(found.json) as Words);
    known.set(language, words);
    return words;
  };
}

import { headerOf, type FuzzAnswer } from '../../requests/request.ts';
import { isWriting } from './values.ts';

/** A cookie that an answer sets or clears. */
export interface SetCookie {
  readonly name: string;
  readonly isCleared: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

/** Main heading of a page as text; null without one. */
export function headingOf({ body }: FuzzAnswer): string | null {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(body)?.[1];
  return heading === undefined ? null : textIn(heading);
}

/** Where an answer leads, as a page or as data; null when it leads nowhere. */
export function redirectOf(answer: FuzzAnswer): string | null {
  if (answer.status >= 300 && answer.status < 400) return headerOf(answer, 'location');
  return answer.status === 202 ? (/"redirect","([^"]*)"/.exec(answer.body)?.[1] ?? null) : null;
}

/** The cookies of an answer. */
export function setCookies({ headers }: FuzzAnswer): SetCookie[] {
  const given = headers['set-cookie'] ?? [];
  return (typeof given === 'string' ? [given] : given).map((cookie) => ({
    name: cookie.slice(0, cookie.indexOf('=')).replace(/^__Host-/, ''),
    isCleared: /;\s*max-age=0(;|$)/i.test(cookie),
  }));
}

/** Whether a text that a person may write, of at most so many characters, stands in the answer. */
export function typedIn({ body }: FuzzAnswer, text: string, most: number): boolean {
  if (!isWriting(text, 1, most)) return false;
  const line = text
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return textIn(body).includes(line) || body.includes(JSON.stringify(line).slice(1, -1));
}

function textIn(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

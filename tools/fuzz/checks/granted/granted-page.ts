import { headerOf, type BadRequest, type FuzzAnswer } from '../../requests/request.ts';
import { setCookies } from './pages.ts';

/** A shell's answer to a bad request, with what the screen shows when nothing is wrong. */
export interface GrantedPage {
  readonly request: BadRequest;
  readonly answer: FuzzAnswer;
  /** Main heading of the screen when it is opened as it should be; null when it has none of its own. */
  readonly heading: string | null;
}

/** Screens that only who is signed in may see; who shares a phone is shown to whoever holds it. */
const FOR_OWNERS = /^\/(account\/(?!shared-phone)\w|address(es)?(\/|$)|orders?(\/|$)|shop\/|cart\/kyc|growth\/address)/;
/** Cookies that any page may set: the guest, and what the visit asked for. Others say that something was done. */
const HARMLESS_COOKIES = /^(visit-(vendor|prebook|attribution|bytes)|haat-\d\d-\w+-guest)$/;

const DATA = /\.data$/;

/** Somebody is signed in, by cookies that nothing was done to. */
export function isSignedIn({ headers, changes }: BadRequest): boolean {
  const isCookieBad = changes.some(({ place }) => place === 'envelope' || place.startsWith('cookie.'));
  return !isCookieBad && /-access=[^;]/.test(String(headers['cookie']));
}

/** The screen that the address means is for everybody, or its owner asks. */
export function mayBeSeen(request: BadRequest): boolean {
  return !FOR_OWNERS.test(meantPath(request)) || isSignedIn(request);
}

/** It only asks for something. */
export function isRead({ method }: BadRequest): boolean {
  return method === 'GET';
}

/** It sends a form. */
export function isPosted({ method }: BadRequest): boolean {
  return method === 'POST';
}

/** The answer is a page. */
export function isPage(answer: FuzzAnswer): boolean {
  return headerOf(answer, 'content-type').includes('html');
}

/** The answer is data, for a script. */
export function isData(answer: FuzzAnswer): boolean {
  return headerOf(answer, 'content-type').includes('x-script') || headerOf(answer, 'content-type').includes('json');
}

/** No session, language, place or other choice was made. */
export function changesNothing({ answer }: GrantedPage): boolean {
  return setCookies(answer).every(({ name, isCleared }) => isCleared || HARMLESS_COOKIES.test(name));
}

/**
 * By the standard of addresses this one is another: dots and doubled strokes are taken out, and where any address may
 * stand, nothing is that of the first screen.
 */
export function meansAnother(request: BadRequest): boolean {
  const [asked = ''] = request.path.split('?', 1);
  if (request.route === '/*' && asked === '/') return true;
  return meantPath(request) !== asked.replace(DATA, '') || /\/\/|.\/$/.test(asked.replace(DATA, ''));
}

function meantPath({ path }: BadRequest): string {
  return (URL.parse(path, 'http://here.invalid')?.pathname ?? '').replace(DATA, '');
}

/** A field of the form that was sent; null when it has none of that name. */
export function fieldOf({ body }: BadRequest, name: string): string | null {
  return typeof body === 'string' ? new URLSearchParams(body).get(name) : null;
}

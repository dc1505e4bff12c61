import {
  changesNothing,
  fieldOf,
  isData,
  isPage,
  isPosted,
  isRead,
  isSignedIn,
  mayBeSeen,
  meansAnother,
  type GrantedPage,
} from './granted-page.ts';
import { headerOf } from '../../requests/request.ts';
import { headingOf, redirectOf, setCookies, typedIn } from './pages.ts';
import type { Verdict } from './rule.ts';

/** Why a shell may answer something bad otherwise than by refusing it. */
export interface PageRule {
  readonly name: string;
  readonly reason: string;
  readonly holds: (page: GrantedPage) => boolean;
}

/** Where a screen leads who cannot be there, or has nothing to do there. */
const LEADS_ON: readonly (readonly [screen: string, to: RegExp])[] = [
  ['/growth/cart', /^\/growth\/validate(\?|$)/],
  ['/payment/return', /^\/(orders|payment\/return\?)/],
  ['/account/passkeys', /^\/account$/],
  ['/account/step-up', /^\/account\/credit$/],
  ['/order/:orderId/bill.pdf', /^\/order\/[^/]*$/],
  ['/shop/order/:orderId/bill.pdf', /^\/shop\/order\/[^/]*$/],
  ['/shop/order/:orderId/photo/:photoId', /^\/shop\/order\/[^/]*$/],
  ['/insurance/policies/:id/certificate.pdf', /^\/insurance\/policies\/[^/]*$/],
  ['/soil-test-report/:id/report.pdf', /^\/soil-test-report\/[^/]*$/],
  ['/farmer-services/dehaat-captain-training/certificate.pdf', /^\/farmer-services\/dehaat-captain-training$/],
  ['/farm/:id/edit', /^\/farm\/[^/]*$/],
  // A form that names no service.
  ['/farmer-services/booking-form', /^\/farmer-services\/(drone-spray|soil-testing)$/],
  // Asked for its data alone, the way to the gateway answers that it is a page.
  ['/order/:orderId/pay', /^\/order\/[^/]*\/pay$/],
  ['/crop/:id/problems', /^\/crop\/all$/],
  // Without a consent that waits there is no code to type.
  ['/agents/farmers/code', /^\/agents\/farmers$/],
  ['/login', /^\/$/],
  ['/language', /^\/language\?next=/],
];

/** Files that a person alone is given, and of which kind. */
const OWN_FILES: Readonly<Record<string, string>> = {
  '/account/data': 'application/zip',
  '/shop/goods/template': 'text/csv; charset=utf-8',
  '/insurance/kyc/id/photo': 'image/jpeg',
};

/** What may be asked of a cart with nothing to change. */
const CART_FORMS: Readonly<Record<string, readonly string[]>> = {
  '/cart': ['fix', 'remove', 'restore', 'choices'],
  '/ondc/cart': ['fix', 'remove'],
};

/** Every reason for which a shell may answer a bad request with a page, data or a way on. */
export const PAGE_RULES: readonly PageRule[] = [
  {
    name: 'a guest is asked to sign in',
    reason: 'The screen is for its owner: the sign-in leads back to it, and nothing was done.',
    holds: (page) =>
      !isSignedIn(page.request) && redirectOf(page.answer)?.startsWith('/login?next=') === true && changesNothing(page),
  },
  {
    name: 'a screen that leads on',
    reason: 'Who has nothing to do there is led to the screen before it, and nothing was done.',
    holds: (page) =>
      LEADS_ON.some(([screen, to]) => screen === page.request.route && to.test(redirectOf(page.answer) ?? '')) &&
      changesNothing(page),
  },
  {
    name: 'another number at the sign-in',
    reason: 'The sign-in begins anew, with nothing but its address and without what was typed before.',
    holds: (page) =>
      page.request.route === '/login' &&
      isPosted(page.request) &&
      fieldOf(page.request, 'intent') === 'change' &&
      redirectOf(page.answer)?.startsWith('/login?next=') === true &&
      changesNothing(page),
  },
  {
    name: 'signing out',
    reason: 'It needs nothing but the cookies: whatever was sent with it, they are gone.',
    holds: ({ request: { route, method }, answer }) =>
      route === '/api/keycloak/logout' &&
      method !== 'GET' &&
      redirectOf(answer) === '/' &&
      setCookies(answer).filter(({ isCleared }) => isCleared).length >= 2,
  },
  {
    name: 'leaving a shared phone',
    reason: 'It needs nothing but the cookies: they are gone, or who has no lock to come back by is told so.',
    holds: ({ request: { route, method }, answer }) =>
      route === '/api/keycloak/leave' &&
      method !== 'GET' &&
      (/^\/account\/shared-phone(\?failed=leave)?$/.test(redirectOf(answer) ?? '') || answer.body === '{"left":true}'),
  },
  {
    name: 'a lock that is taken away',
    reason: 'It needs nothing but the session: where there is none, nothing is done.',
    holds: (page) =>
      page.request.route === '/account/shared-phone' &&
      isPosted(page.request) &&
      fieldOf(page.request, 'intent') === 'remove' &&
      redirectOf(page.answer) === '/account/shared-phone?done=removed',
  },
  {
    name: 'how long the session lasts',
    reason: 'The refresh reads the cookies alone, and the page learns no more than the time.',
    holds: ({ request: { route, method }, answer }) =>
      route === '/api/keycloak/token' &&
      method === 'POST' &&
      /"expires_at"/.test(answer.body) &&
      !/token"/.test(answer.body),
  },
  {
    name: 'the entry pages',
    reason:
      'The list of them is the same for all. Only its host is that of the request where a shell has no ' +
      'PUBLIC_ORIGIN, and then it starts on a loopback address alone.',
    holds: (page) =>
      page.request.route === '/sitemap.xml' &&
      /^<\?xml [^>]*>\s*<urlset /.test(page.answer.body) &&
      (!page.answer.body.includes('evil.example') ||
        page.request.changes.every(({ place, name }) => place === 'envelope' && name === 'foreign host')) &&
      changesNothing(page),
  },
  {
    name: 'what is kept of who asks',
    reason: 'Its owner gets it, whatever stands in the address, and no cache keeps it.',
    holds: (page) =>
      isRead(page.request) &&
      isSignedIn(page.request) &&
      OWN_FILES[page.request.route] === headerOf(page.answer, 'content-type') &&
      page.request.route in OWN_FILES &&
      headerOf(page.answer, 'cache-control') === 'private, no-store' &&
      changesNothing(page),
  },
  {
    name: 'an answer about measuring that is none',
    reason: 'It leads back, and what was agreed to stays as it was.',
    holds: (page) =>
      !isRead(page.request) &&
      page.request.route === '/api/measurement/consent' &&
      ['answer', 'allow', 'stop'].every((name) => fieldOf(page.request, name) === null) &&
      redirectOf(page.answer) !== null &&
      changesNothing(page),
  },
  {
    name: 'events that are none',
    reason: 'Of who has not agreed nothing is read, and what is not of the catalogue is left out.',
    holds: (page) =>
      !isRead(page.request) &&
      page.request.route === '/api/measurement/events' &&
      page.answer.status === 204 &&
      page.answer.body === '' &&
      changesNothing(page),
  },
  {
    name: 'a screen that overlooks what it cannot read',
    reason: 'What is none in the address of a page, or in a cookie, counts as left out: the screen shows itself.',
    holds: (page) =>
      isRead(page.request) &&
      isPage(page.answer) &&
      page.heading !== null &&
      headingOf(page.answer)?.startsWith(page.heading) === true &&
      mayBeSeen(page.request) &&
      changesNothing(page),
  },
  {
    name: 'a search for what was typed',
    reason: 'Any text may be searched for, and the heading says which.',
    holds: (page) =>
      isRead(page.request) &&
      /^\/(products|productsV2|ondc)$/.test(page.request.route) &&
      /^“.+”/s.test(headingOf(page.answer) ?? '') &&
      page.request.changes.some(({ place, name }) => place === 'query.search' || name === 'address no decoding') &&
      changesNothing(page),
  },
  {
    name: 'a screen that asks for the place first',
    reason: 'Without a place there are no shops: the screen says so and leads to where one is chosen.',
    holds: (page) =>
      isRead(page.request) &&
      page.request.changes.every(({ place, name }) => place.startsWith('cookie.') || /cookies/.test(name)) &&
      (page.answer.body.includes('"view","no-place"') || page.answer.body.includes('href="/location')) &&
      changesNothing(page),
  },
  {
    name: 'an address that means another one',
    reason:
      'Dots and doubled strokes are taken out as the standard says: another screen’s address is left, or this one’s.',
    holds: (page) =>
      isRead(page.request) &&
      meansAnother(page.request) &&
      (headingOf(page.answer) !== null || isData(page.answer)) &&
      mayBeSeen(page.request) &&
      changesNothing(page),
  },
  {
    name: 'data of no screen',
    reason: 'Asked for data of routes that do not exist, a shell gives none.',
    holds: ({ request, answer }) =>
      request.changes.some(({ place }) => place === 'query._routes') && answer.body.trim() === '[{}]',
  },
  {
    name: 'data of a screen that overlooks what it cannot read',
    reason: 'As the page does: what it cannot read counts as left out.',
    holds: (page) =>
      isRead(page.request) &&
      isData(page.answer) &&
      !/[:*]|404/.test(page.request.route) &&
      !/"(SingleFetch\w*Error|ErrorResponse)"/.test(page.answer.body) &&
      mayBeSeen(page.request) &&
      changesNothing(page),
  },
  {
    name: 'suggestions by another method',
    reason: 'OPTIONS is read as GET is: the same suggestions are told, and nothing was done.',
    holds: (page) =>
      page.request.method === 'OPTIONS' &&
      page.request.route === '/search/suggestions' &&
      isData(page.answer) &&
      changesNothing(page),
  },
  {
    name: 'the head of a page',
    reason: 'HEAD asks for what GET answers, and gets no body.',
    holds: (page) => page.request.method === 'HEAD' && page.answer.body === '' && changesNothing(page),
  },
  {
    name: 'a form whose fault is told',
    reason: 'The answer says what is wrong, in the page or to its script, and nothing was done.',
    holds: (page) =>
      isPosted(page.request) &&
      (/"kind","(refused|missing|vendor-changed|order-type-changed)"|"error(s|Key)?"/.test(page.answer.body) ||
        /role="alert"|aria-invalid="true"/.test(page.answer.body) ||
        /^\/cart\?(error|ask)=/.test(redirectOf(page.answer) ?? '')) &&
      changesNothing(page),
  },
  {
    name: 'a name that was typed',
    reason: 'A text within its length is a name, and the page shows it.',
    holds: ({ request, answer }) => {
      const name = fieldOf(request, 'fullName');
      return request.route === '/account' && isPosted(request) && name !== null && typedIn(answer, name, 100);
    },
  },
  {
    name: 'a cart in which nothing was chosen',
    reason:
      'What the cart’s form cannot read counts as left out, and a line or a parked cart that is not there is none.',
    holds: (page) =>
      (CART_FORMS[page.request.route] ?? []).includes(fieldOf(page.request, 'intent') ?? '') &&
      // An address that is not there is refused by the backend.
      !(fieldOf(page.request, 'intent') === 'choices' && fieldOf(page.request, 'addressId')) &&
      (redirectOf(page.answer) !== null || page.answer.body.includes('"kind","changed"')) &&
      changesNothing(page),
  },
];

/** Judges what a shell answered to something bad: refused, or by a rule. */
export function judgePage(page: GrantedPage): Verdict {
  const rule = PAGE_RULES.find(({ holds }) => holds(page));
  return rule === undefined
    ? { rules: [], complaints: ['neither refused nor in a rule'] }
    : { rules: [rule.name], complaints: [] };
}

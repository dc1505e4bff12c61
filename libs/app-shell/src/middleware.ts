import { type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { endSession, exchangeRefreshToken, type ApiClient, type GuestCart } from '@haat/api-client';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@haat/api-contract/vocabulary';
import {
  PREFERENCE_COOKIES,
  apiContext,
  attributionContext,
  customerCareContext,
  officersContext,
  isKeptCopyContext,
  isLiteContext,
  isFarmerMissingContext,
  offersInsuranceContext,
  isPartnerAgentsSession,
  languageContext,
  languageCookie,
  liteCookie,
  measurementContext,
  parsePlace,
  placeContext,
  prebookContext,
  readerContext,
  sentBytesContext,
  sessionContext,
  shellContext,
  textContext,
  trackContext,
  vendorContext,
} from '@haat/app-context';
import {
  HOST_APP_HEADER,
  cookieScopeContext,
  isCrossSiteNavigation,
  createSessionMemory,
  deviceContext,
  deviceCookieName,
  farmerChoiceContext,
  guestCookie,
  guestCookieName,
  identityClientContext,
  isSameOrigin,
  openDevice,
  openFarmerChoice,
  openProvenHost,
  openRequestSession,
  provenHostContext,
  readCookies,
  reEntryPage,
  visitorCookieName,
  readGuestCookie,
  requestSessionContext,
  webviewContext,
  type CookieScope,
  type RequestSession,
} from '@haat/auth-session/server';
import { paths } from '@haat/routing';
import { shell } from '#shell';
import { openGuestCart } from './guest-pages/open-guest-cart.ts';
import { noteFailure } from './failures/note-failure.ts';
import { answerGuestPage } from './guest-pages/answer-guest-pages.ts';
import { createGuestPageCache } from './guest-pages/guest-page-cache.ts';
import { offersInsurance } from './agent-on-page.ts';
import { openMeasurement } from './measurement/measurement.ts';
import { trackPageView } from './measurement/track-page-view.ts';
import { readLite, SPEED_HINTS } from './lite/read-lite.ts';
import { KEPT_COPY_HEADER, KEPT_FOR_HEADER } from './offline/kept-copy.ts';
import { answerOutbox } from './offline/answer-outbox.ts';
import { readerOf } from './offline/reader-of.ts';
import {
  customerCare,
  demoNoticeContext,
  liteProposalContext,
  officers,
  requestTextsContext,
  textLibrary,
} from './page-texts/texts.server.ts';
import { developmentFacts } from './server/development-facts.ts';
import { serverFactsContext, type ServerFacts } from './server/server-facts.ts';
import { withHeaders } from './server/answer-headers.ts';
import { languageOf } from './sharing/entry-address.ts';
import { isPageView } from './visit/page-view.ts';
import { scriptStartContext, scriptStartFor } from './page-start/script-start.ts';
import { clearFarmer } from './visit/clear-farmer.ts';
import { hostNoncesContext, registeredHostsContext } from './webview/host-nonces.ts';
import { hostPageContext } from './webview/host-page-script.ts';
import { readVisit, visitContext, visitCookies } from './visit/visit.ts';

/** A copy that is kept has no script, and needs no other choice. */
const KEPT_LITE = { isLite: true, isProposed: false } as const;
/** Shared by all requests of this process. */
const sessionMemory = createSessionMemory(Date.now);
/** Pages of guests, shared by all requests of this process. */
const guestPages = createGuestPageCache();
/** For calls that are never aborted: a token exchange is shared, and aborting it would lose tokens. */
const untilDone = new AbortController().signal;

/** Every request passes here first: language, place, visit, session and services are known before any loader runs. */
export const middleware: MiddlewareFunction<Response>[] = [ownOriginOnly, loadRequestContext, answerOutbox];

/** Requests that change something must come from this site's pages. */
async function ownOriginOnly({ request }: { request: Request }, next: () => Promise<Response>): Promise<Response> {
  if (isSameOrigin(request)) return next();
  return new Response(null, { status: 403 });
}

async function loadRequestContext(
  { request, url, context }: MiddlewareArguments,
  next: () => Promise<Response>,
): Promise<Response> {
  const facts = context.get(serverFactsContext) ?? (await developmentFacts());
  const cookieHeader = request.headers.get('cookie');
  const cookies = readCookies(cookieHeader);
  const scope: CookieScope = {
    appCode: shell.appCode,
    shellName: shell.name,
    isSecure: new URL(request.url).protocol === 'https:',
  };

  const chosen = cookies[PREFERENCE_COOKIES.language];
  // A link in a language is read in it by those who have chosen none, and so are the pages after it.
  const linked = chosen === undefined && isPageView(request) ? languageOf(url) : null;
  const language = linked ?? readLanguage(chosen);
  const place = parsePlace(cookies[PREFERENCE_COOKIES.place]);
  const isPage = request.method === 'GET' && !url.pathname.startsWith('/api/');
  const { hostOrigins, hostApps, hostNonces } = facts.runtime;
  const visit = readVisit(cookieHeader, url, {
    isPage: isPageView(request),
    hosts: { origins: hostOrigins, nativeApps: hostApps.flatMap(({ id, origin }) => (origin === null ? [id] : [])) },
    arrival: {
      referrer: request.headers.get('referer'),
      fetchSite: request.headers.get('sec-fetch-site'),
      hostApp: request.headers.get(HOST_APP_HEADER),
    },
  });
  const guest = openGuestCart(readGuestCookie(cookieHeader, scope));

  context.set(shellContext, shell);
  context.set(languageContext, language);
  const texts = textLibrary.textsIn(language);
  context.set(requestTextsContext, texts);
  context.set(demoNoticeContext, facts.runtime.isDemo ? texts.t('demo:notice') : null);
  const isKeptCopy = request.headers.get(KEPT_COPY_HEADER) === '1';
  const lite = isKeptCopy ? KEPT_LITE : readLite(cookies[PREFERENCE_COOKIES.lite], request.headers);
  const isProposed = lite.isProposed && isPageView(request);
  context.set(isLiteContext, lite.isLite);
  context.set(isKeptCopyContext, isKeptCopy);
  context.set(liteProposalContext, isProposed ? texts.t('lite:propose') : null);
  context.set(sentBytesContext, facts.sentBytes);
  context.set(textContext, (key, values) => (values === undefined ? texts.t(key) : texts.t(key, { ...values })));
  context.set(customerCareContext, customerCare);
  context.set(officersContext, officers);
  context.set(placeContext, place);
  context.set(visitContext, visit);
  context.set(vendorContext, { requestedVendorId: visit.requestedVendorId });
  context.set(prebookContext, visit.isPrebook);
  context.set(attributionContext, visit.attribution);
  context.set(identityClientContext, facts.runtime.identityClient);
  context.set(webviewContext, visit.isWebview);
  context.set(hostPageContext, visit.isWebview ? visit.hostOrigins : null);
  context.set(cookieScopeContext, scope);
  context.set(registeredHostsContext, hostApps);
  context.set(hostNoncesContext, hostNonces);
  const provenHost = openProvenHost(cookieHeader, scope, hostApps);
  context.set(provenHostContext, provenHost);
  const device = openDevice(cookieHeader, scope, request.headers.get('user-agent'));
  context.set(deviceContext, device);

  const measurement = openMeasurement(facts.runtime.measurement, { cookies, scope, shell: shell.name });
  context.set(measurementContext, measurement.consent);
  context.set(trackContext, (event) => measurement.track(event));
  trackPageView(measurement, { request, url, language, isLite: lite.isLite });

  const asked = { context, language, latLng: place?.latLng ?? null, guest };
  const api = openServices(facts, { ...asked, signal: request.signal });
  const identityApi = openServices(facts, { ...asked, signal: untilDone });
  context.set(apiContext, api);
  const session = openRequestSession({
    cookieHeader,
    scope,
    clientName: shell.clientName,
    memory: sessionMemory,
    now: Date.now,
    identity: {
      refresh: (token) => exchangeRefreshToken(identityApi, facts.runtime.identityClient, token),
      end: (token) => endSession(identityApi, facts.runtime.identityClient, token),
    },
  });
  context.set(requestSessionContext, session);
  const farmer = openFarmerChoice({
    cookieHeader,
    scope,
    agentId: () => (isPartnerAgentsSession(session.state) ? session.state.userId : null),
    place: cookies[PREFERENCE_COOKIES.place] ?? null,
  });
  context.set(farmerChoiceContext, farmer);
  const reader = () => readerOf(session.state, farmer.chosen?.farmerId ?? null);
  context.set(readerContext, reader);
  await session.keepFresh();
  context.set(offersInsuranceContext, () => offersInsurance(context));
  context.set(isFarmerMissingContext, isPartnerAgentsSession(session.state) && farmer.chosen === null);
  shareSession(context);
  const isGuest = session.state.status === 'visitor';
  context.set(scriptStartContext, scriptStartFor({ isGuest, isWebview: visit.isWebview }));
  if (isPage && isGuest) guest.announce();

  const own = [guestCookieName(scope), deviceCookieName(scope), visitorCookieName(scope)];
  const response = await (isPage && !isKeptCopy
    ? answerGuestPage(guestPages, { request, context, cookies, own }, next)
    : next());

  if (redirectsToSignIn(response, request) && session.state.status === 'visitor' && isCrossSiteNavigation(request))
    // Asked for again from here, the page no longer says what led to it.
    return withHeaders(reEntryPage(request), visitCookies(visit, cookieHeader, request), true);
  if (farmer.change !== null) clearFarmer(response, farmer.change, { request, scope });
  const changed = [
    ...session.changedCookies(),
    ...device.changedCookies(),
    ...(linked === null ? [] : [languageCookie(linked, request)]),
    ...provenHost.changedCookies(),
    ...measurement.changedCookies(!isGuest && hasEnded(session)),
    ...visitCookies(visit, cookieHeader, request),
    ...(isProposed ? [liteCookie('proposed', request)] : []),
    ...(guest.change === undefined ? [] : [guestCookie(guest.change, scope)]),
  ];
  response.headers.set(KEPT_FOR_HEADER, reader());
  if (isPage && cookies[PREFERENCE_COOKIES.lite] === undefined) response.headers.set('accept-ch', SPEED_HINTS);
  return withHeaders(response, changed, session.state.status === 'authenticated' || changed.length > 0);
}

interface MiddlewareArguments {
  readonly request: Request;
  /** The page's address, without what the router adds for its own requests. */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

function readLanguage(text: string | undefined): Language {
  // No language is detected: the cookie decides, Hindi if there is none. See docs/domain/application.md#languages.
  return isLanguage(text) ? text : DEFAULT_LANGUAGE;
}

function hasEnded({ state }: RequestSession): boolean {
  return state.status === 'visitor';
}

/** Screens read the session by its key; it reflects changes made by calls during the request. */
function shareSession(context: Readonly<RouterContextProvider>): void {
  const session = context.get(requestSessionContext);
  const live = {
    get status() {
      return session.state.status;
    },
    get userId() {
      return session.state.status === 'authenticated' ? session.state.userId : '';
    },
    get identity() {
      return session.state.status === 'authenticated' ? session.state.identity : '';
    },
    get expiresAt() {
      return session.state.status === 'authenticated' ? session.state.expiresAt : 0;
    },
  };
  context.set(sessionContext, live);
}

interface ServiceFacts {
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
  readonly context: Readonly<RouterContextProvider>;
  readonly language: Language;
  readonly latLng: string | null;
  readonly guest: GuestCart;
}

function openServices(
  { runtime, requestId, callerAddress }: ServerFacts,
  { signal, context, language, latLng, guest }: ServiceFacts,
): ApiClient {
  const session = () => context.get(requestSessionContext);
  return runtime.openClient({
    appCode: shell.appCode,
    clientName: () => session().app,
    language,
    latLng,
    requestId,
    callerAddress,
    guestCart: guest,
    signal,
    assumedUser: () => context.get(farmerChoiceContext).chosen?.farmerId ?? null,
    isSignedIn: () => session().tokens !== null,
    accessToken: () => session().tokens?.accessToken ?? null,
    refresh: () => session().refresh(),
    onFailure: (error) => noteFailure(context, error),
  });
}

function redirectsToSignIn(response: Response, request: Request): boolean {
  const location = response.headers.get('location');
  return location !== null && new URL(location, request.url).pathname === paths.login;
}

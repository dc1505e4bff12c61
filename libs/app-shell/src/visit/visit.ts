import { createContext } from 'react-router';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { PREFERENCE_COOKIES, visitCookie, type Attribution } from '@haat/app-context';
import { readCookies } from '@haat/auth-session/server';
import { keepsPrebook } from '@haat/cart-core';
import { keptAttribution, readAttribution } from './attribution.ts';

/** What holds for a visit: it ends with the browser's session. */
export interface Visit {
  readonly requestedVendorId: string | null;
  readonly isPrebook: boolean;
  /** Where it came from; the newest link that says so counts. */
  readonly attribution: Attribution | null;
  /** Opened inside a host app's webview. */
  readonly isWebview: boolean;
  /** Origins of pages that may embed this one. */
  readonly hostOrigins: readonly string[];
}

/** Key of the request's visit. */
export const visitContext = createContext<Visit>();

const WEBVIEW_COOKIE = 'visit-webview';

/** Host apps that the configuration names. */
export interface KnownHosts {
  /** Origins of pages that may embed this shell. */
  readonly origins: readonly string[];
  /** Names of native apps. */
  readonly nativeApps: readonly string[];
}

/** How a request came here, as its headers say; each null where its header is missing. */
export interface Arrival {
  /** The page or app that led here. */
  readonly referrer: string | null;
  /** `Sec-Fetch-Site`: `none` where no page led here. */
  readonly fetchSite: string | null;
  /** The name that a native app sends. */
  readonly hostApp: string | null;
}

/**
 * Reads a visit from cookies and address: `v` names a vendor, `prebook=true` starts a prebooking, `utm_…` says where a
 * page was opened from, `webview=true` is how a host app opens its webview: believed only when the request comes from
 * a known host, or from no page where native apps are known. A native app may say its name by a header instead. See
 * docs/domain/application.md#query-parameters, docs/domain/identity.md#host-apps and docs/domain/cart.md#prebook-flow.
 * @param page the page's address without what the router adds to it
 */
export function readVisit(
  cookieHeader: string | null,
  page: URL,
  { isPage, hosts, arrival }: { isPage: boolean; hosts: KnownHosts; arrival: Arrival },
): Visit {
  const cookies = readCookies(cookieHeader);
  const asked = page.searchParams.get('v');
  const kept = cookies[PREFERENCE_COOKIES.vendor] ?? null;
  const wasPrebook = cookies[PREFERENCE_COOKIES.prebook] === '1';
  const requested = asked ?? kept;
  return {
    requestedVendorId: requested !== null && requested !== '' && requested.length <= LONGEST_ID ? requested : null,
    isPrebook: isPage ? keepsPrebook(page.pathname, page.searchParams, wasPrebook) : wasPrebook,
    attribution:
      (isPage ? readAttribution(page.searchParams) : null) ?? keptAttribution(cookies[PREFERENCE_COOKIES.attribution]),
    isWebview:
      (hosts.origins.length > 0 || hosts.nativeApps.length > 0) &&
      (cookies[WEBVIEW_COOKIE] === '1' ||
        hosts.nativeApps.includes(arrival.hostApp ?? '') ||
        (page.searchParams.get('webview') === 'true' && isFromHost(arrival, hosts))),
    hostOrigins: hosts.origins,
  };
}

/**
 * Only a known host may open a webview, or a native app, which has no origin: no other site leads to its first page.
 */
function isFromHost({ referrer, fetchSite }: Arrival, { origins, nativeApps }: KnownHosts): boolean {
  if (referrer !== null) return origins.includes(URL.parse(referrer)?.origin ?? '');
  return nativeApps.length > 0 && (fetchSite === null || fetchSite === 'none');
}

/** `Set-Cookie` values for what of a visit is new. */
export function visitCookies(visit: Visit, cookieHeader: string | null, request: Request): string[] {
  const cookies = readCookies(cookieHeader);
  const flag = (name: string, isSet: boolean) =>
    (cookies[name] === '1') === isSet ? [] : [visitCookie(name, isSet ? '1' : null, request)];
  const vendor = visit.requestedVendorId;
  const attribution = visit.attribution && JSON.stringify(visit.attribution);
  return [
    ...(vendor === null || vendor === cookies[PREFERENCE_COOKIES.vendor]
      ? []
      : [visitCookie(PREFERENCE_COOKIES.vendor, vendor, request)]),
    ...(attribution === null || attribution === cookies[PREFERENCE_COOKIES.attribution]
      ? []
      : [visitCookie(PREFERENCE_COOKIES.attribution, attribution, request)]),
    ...flag(PREFERENCE_COOKIES.prebook, visit.isPrebook),
    ...flag(WEBVIEW_COOKIE, visit.isWebview),
  ];
}

import { createContext, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '@haat/api-client';
import type { Language } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import type { Place } from './place.ts';
import type { Session } from './session.ts';
import type { ShellConfiguration } from './shell-configuration.ts';

/**
 * The shop requested by `?v=` in the URL, kept for the visit. See docs/domain/application.md#query-parameters.
 */
export interface RequestedVendor {
  readonly requestedVendorId: string | null;
}

/** Where a visit came from: the utm parameters of the link that it began with, by name. */
export type Attribution = Readonly<Record<string, string>>;

/** Says a text of the request's language on the server, such as `t('products:title')`. */
export type ServerTexts = (key: string, values?: Record<string, unknown>) => string;

/*
 * Context of every request, set before a screen's loader runs; app-shell's middleware fills it. A loader reads it by
 * `context.get(placeContext)`.
 */

/** Configuration of the shell that serves the request. */
export const shellContext = createContext<ShellConfiguration>();
/** The requesting user. */
export const sessionContext = createContext<Session>();
/**
 * Whether a partner agent has chosen no farmer: what is begun for a farmer alone is not begun then. See
 * docs/domain/agents.md#without-a-farmer.
 */
export const isFarmerMissingContext = createContext(false);
/**
 * Asks whether insurance may be offered: not to an agent whom the chosen farmer does not let insure. See
 * docs/domain/agents.md#orders.
 */
export const offersInsuranceContext = createContext<() => Promise<boolean>>(async () => true);
/** Where they are, or null when they have not said. */
export const placeContext = createContext<Place | null>();
/** The language to answer in. */
export const languageContext = createContext<Language>();
/** The services, called on behalf of the requesting user. */
export const apiContext = createContext<ApiClient>();
/** Texts on the server: titles, and whatever a loader says. */
export const textContext = createContext<ServerTexts>();
/** Number of customer care as farmers read it; null where none is configured. */
export const customerCareContext = createContext<string | null>(null);
/** Who answers for complaints and for personal data, as they are to be named; null where none is configured. */
export interface Officers {
  readonly grievance: string | null;
  readonly dataProtection: string | null;
}
/** The officers that the law asks an operator to name. */
export const officersContext = createContext<Officers>({ grievance: null, dataProtection: null });
/** Whether this page is lite: without script and with pictures on tap. See docs/domain/application.md#lite-pages. */
export const isLiteContext = createContext(false);

/** Whether the page is a copy that the phone keeps for times without a network. It is lite, too. */
export const isKeptCopyContext = createContext(false);
/** Bytes that the shell's server sent in this visit before this page; 0 where nobody counts. */
export const sentBytesContext = createContext(0);
/** The shop requested by the URL. */
export const vendorContext = createContext<RequestedVendor>();
/**
 * Whether the visit is a prebooking: started by `prebook=true`, cleared on leaving its pages. See
 * docs/domain/cart.md#prebook-flow.
 */
export const prebookContext = createContext<boolean>();
/** Where the visit came from, or null; it is sent with the order (docs/domain/application.md#attribution). */
export const attributionContext = createContext<Attribution | null>(null);

/** By what a request's answer is put into words. */
export interface RequestWords {
  readonly t: ServerTexts;
  readonly language: Language;
  readonly now: Date;
  /** The day in India. */
  readonly today: string;
  /** For a copy that the phone keeps: it is read on another day, and so names days, not how long ago they are. */
  readonly isKeptCopy: boolean;
}

/** The words for whoever is looking, now. */
export function requestWords(context: Readonly<RouterContextProvider>): RequestWords {
  const now = new Date();
  return {
    ...{ t: context.get(textContext), language: context.get(languageContext) },
    ...{ now, today: indiaDay(now), isKeptCopy: context.get(isKeptCopyContext) },
  };
}

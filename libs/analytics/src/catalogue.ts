import { LANGUAGES, MARKETPLACES, NETWORK_CLASSES, PAYMENT_KINDS } from '@haat/api-contract/vocabulary';
import { defineEvent, type EventOf } from './define-event.ts';
import { choice, count, errorCode, flag, route } from './property-kinds.ts';

/** Longest time that is measured, milliseconds: ten minutes. */
const LONGEST_MS = 600_000;
const MOST_PACKS = 10_000;
const MOST_RUPEES = 10_000_000;

/** Every event that is measured; nothing else is passed on. See docs/domain/measurement.md#events. */
export const EVENTS = {
  page_view: defineEvent('page_view', {
    route: route(),
    language: choice(...LANGUAGES),
    /** Without script. */
    lite: flag(),
  }),
  /** `results`: how many were found; what was searched for is not measured. */
  search: defineEvent('search', { results: count(1_000_000) }),
  /** `packs`: of the goods, as they were asked for. */
  cart_add: defineEvent('cart_add', { marketplace: choice(...MARKETPLACES), packs: count(MOST_PACKS) }),
  cart_remove: defineEvent('cart_remove', { marketplace: choice(...MARKETPLACES) }),
  cart_open: defineEvent('cart_open', { marketplace: choice(...MARKETPLACES) }),
  checkout_step: defineEvent('checkout_step', { step: choice('delivery', 'payment', 'review') }),
  /** `rupees`: the total, in whole rupees. */
  order_placed: defineEvent('order_placed', {
    marketplace: choice(...MARKETPLACES),
    payment: choice(...PAYMENT_KINDS),
    rupees: count(MOST_RUPEES),
  }),
  payment_outcome: defineEvent('payment_outcome', { outcome: choice('paid', 'failed', 'waiting') }),
  sign_in: defineEvent('sign_in', { way: choice('otp', 'passkey', 'lock') }),
  notification: defineEvent('notification', { outcome: choice('asked', 'granted', 'denied', 'failed') }),
  share: defineEvent('share', { route: route() }),
  read_aloud: defineEvent('read_aloud', { route: route() }),
  question_sent: defineEvent('question_sent', { to: choice('expert', 'community') }),
  claim_filed: defineEvent('claim_filed', { photos: count(100) }),
  /** `service`: what was booked; 'other' for one that an operator has added. */
  booking_placed: defineEvent('booking_placed', { service: choice('soil-testing', 'drone-spray', 'other') }),
  error_shown: defineEvent('error_shown', { code: errorCode(), route: route() }),
  /** A layout shift in thousandths, all others in milliseconds. */
  web_vital: defineEvent('web_vital', {
    metric: choice('inp', 'lcp', 'cls', 'ttfb'),
    value: count(LONGEST_MS),
    rating: choice('good', 'needs-improvement', 'poor'),
    route: route(),
    network: choice(...NETWORK_CLASSES),
  }),
} as const;

/** Name of an event. */
export type EventName = keyof typeof EVENTS;
/** An event with its properties. */
export type AnalyticsEvent = { [Name in EventName]: EventOf<(typeof EVENTS)[Name]> }[EventName];
/** Events that a page may tell of: what a server sees for itself is not believed of a page. */
export const EVENTS_OF_PAGES = ['web_vital', 'share', 'read_aloud', 'notification'] as const satisfies EventName[];

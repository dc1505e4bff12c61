import { RUNS_WHOLE } from '@haat/tools/sample';
import { LANGUAGES, type BuyingShell, type Language } from '@haat/api-contract/vocabulary';

/** Who buys: in which shell, in which language. */
export interface Buyer {
  readonly shell: BuyingShell;
  readonly language: Language;
}

const farmer = (language: Language): Buyer => ({ shell: 'farmer', language });
const csc = (language: Language): Buyer => ({ shell: 'csc', language });
const business = (language: Language): Buyer => ({ shell: 'business', language });

/**
 * As whom journeys run that are alike in every shell and language. `npm test` takes the first of each row, so that
 * every shell and every language is among the first ones; `npm run test:deep` takes all.
 */
export const BUYERS = {
  'pay now': [farmer('hi'), csc('mr'), business('gu')],
  'book ahead': [csc('mr'), farmer('hi'), business('gu')],
  cancel: [business('or'), farmer('hi'), csc('bn')],
  coupon: [csc('en'), farmer('hi'), business('mr')],
  insurance: [business('bn'), farmer('hi'), csc('or')],
  'repay credit': [farmer('gu'), farmer('hi')],
  'buy on credit': [farmer('or'), farmer('hi')],
  'campaign link': [farmer('bn'), farmer('hi')],
  'compare shops': [farmer('en'), farmer('hi')],
} as const satisfies Readonly<Record<string, readonly [Buyer, ...Buyer[]]>>;

/** A guest has chosen goods; a farmer has signed in and has all kinds of data. */
export type Viewer = Buyer & { readonly who: 'a guest' | 'a farmer who is signed in' };

/**
 * As whom the screens are gone through for assistive technology. `npm test` takes those who bring another language
 * and deals the screens among those of one kind; in `npm run test:deep` each goes through every screen.
 */
export const VIEWERS: readonly Viewer[] = [
  ...[farmer('hi'), csc('mr'), business('gu')].map(
    (buyer) => ({ ...buyer, who: 'a farmer who is signed in' }) as const,
  ),
  ...[farmer('or'), csc('bn'), business('en')].map((buyer) => ({ ...buyer, who: 'a guest' }) as const),
  ...[farmer('hi'), csc('mr'), business('gu')].map((buyer) => ({ ...buyer, who: 'a guest' }) as const),
];

/**
 * Languages in which a viewer goes through the screens, taking turns from screen to screen: in `npm test` every one is
 * among those of the farmers who are signed in; in `npm run test:deep` each viewer has one.
 */
export function languagesOf({ language, who }: Viewer, whole = RUNS_WHOLE): readonly Language[] {
  if (whole || who === 'a guest') return [language];
  return [language, ...LANGUAGES.filter((other) => IN_TURN_WITH[other] === language)];
}

/** With which of the three that signed-in farmers read the others take turns. */
const IN_TURN_WITH: Partial<Record<Language, Language>> = { or: 'hi', bn: 'mr', en: 'gu' };

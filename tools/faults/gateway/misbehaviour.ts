/** Calls that the gateway tells apart. `page`: what a farmer does on its page. */
export const CALLS = ['order', 'payments', 'refund', 'refunds', 'settlements', 'page'] as const;
export type GatewayCall = (typeof CALLS)[number];

/**
 * How a call is answered. `before`: nothing is done, and this is said; `after`: what was asked is done first, and then
 * this is said. `silent` says nothing at all, `cut-off` breaks the connection in the middle of the answer.
 */
export const ANSWERS = [
  'truthful',
  '408-before',
  '408-after',
  'silent-after',
  '500-after',
  '502-after',
  '503-after',
  'cut-off-after',
] as const;
export type GatewayAnswer = (typeof ANSWERS)[number];

/** How a webhook goes its way. `lost`: it never comes. */
export type Delivery = 'prompt' | 'late' | 'twice' | 'lost';

/** Of which calls the gateway leaves the answer open, and which webhooks it delivers other than promptly. */
export interface Misconduct {
  readonly calls: readonly GatewayCall[];
  /** Deliveries that occur; none is as if each were prompt. */
  readonly deliveries: readonly Delivery[];
}

/** A gateway that does everything as it should. */
export const WELL_BEHAVED: Misconduct = { calls: [], deliveries: [] };

/** How often each answer was given to each call. */
export type Dealt = Readonly<Record<GatewayCall, Readonly<Partial<Record<GatewayAnswer, number>>>>>;

/** Truthful answers among those that leave it open, so that farmers come on. */
const MORE_TRUTH: Readonly<Record<GatewayCall, number>> = {
  ...{ order: 3, payments: 3, refund: 0, refunds: 3 },
  ...{ settlements: 1, page: 1 },
};
/** The page is a farmer's: what matters is whether its answer came. */
const OF_PAGE: readonly GatewayAnswer[] = ['truthful', 'cut-off-after'];

/** Deals out the gateway's answers. */
export interface Dealer {
  /** From now on. */
  behave(as: Misconduct): void;
  answer(call: GatewayCall): GatewayAnswer;
  delivery(): Delivery;
  dealt(): Dealt;
}

/**
 * Deals from shuffled decks, so that each answer occurs before one comes again, in an order that a seed decides.
 * @param seed a whole number
 */
export function dealer(seed: number): Dealer {
  let conduct = WELL_BEHAVED;
  const random = randomNumbers(seed);
  const decks = new Map<GatewayCall, GatewayAnswer[]>();
  const counts = Object.fromEntries(CALLS.map((call) => [call, {}])) as Record<
    GatewayCall,
    Partial<Record<GatewayAnswer, number>>
  >;
  let deliveries: Delivery[] = [];
  return {
    behave(as) {
      conduct = as;
      deliveries = [];
    },
    answer(call) {
      if (!conduct.calls.includes(call)) return 'truthful';
      let deck = decks.get(call) ?? [];
      if (deck.length === 0) deck = shuffled(answersTo(call), random);
      const dealt = deck.pop() ?? 'truthful';
      decks.set(call, deck);
      counts[call][dealt] = (counts[call][dealt] ?? 0) + 1;
      return dealt;
    },
    delivery() {
      if (deliveries.length === 0) deliveries = shuffled(conduct.deliveries, random);
      return deliveries.pop() ?? 'prompt';
    },
    dealt: () => counts,
  };
}

/** Answers that some call never got though it was to get each. */
export function answersMissing(dealt: Dealt, calls: readonly GatewayCall[]): string[] {
  return calls.flatMap((call) =>
    [...new Set(answersTo(call))]
      .filter((answer) => dealt[call][answer] === undefined)
      .map((answer) => `${call} ${answer}`),
  );
}

function answersTo(call: GatewayCall): GatewayAnswer[] {
  const more = Array.from({ length: MORE_TRUTH[call] }, () => 'truthful' as const);
  return [...(call === 'page' ? OF_PAGE : ANSWERS), ...more];
}

function shuffled<Card>(cards: readonly Card[], random: () => number): Card[] {
  return cards
    .map((card) => ({ card, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

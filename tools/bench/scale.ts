/** How much is asked of each part. */
export interface Scale {
  /** Pages that Lighthouse looks at, and its runs of each, of which the middle one counts. */
  readonly lighthousePages: number;
  readonly lighthouseRuns: number;
  /** Requests before anything is measured: Node compiles what is called often. */
  readonly warmUp: number;
  /** Requests that are measured. */
  readonly requests: number;
  /** Shops of the smaller and of the larger market. */
  readonly shops: readonly [small: number, large: number];
  /** Whole orders, and buyers who place them: none may have more addresses than the product allows. */
  readonly orders: number;
  readonly buyers: number;
  /** Orders a second whose events are delivered, for so many seconds, with a gateway that takes so long to answer. */
  readonly events: { readonly rate: number; readonly seconds: number; readonly gatewayMs: number };
  /** Sellers of the open network, with so many items each, and how often everything is looked for that is. */
  readonly network: { readonly sellers: number; readonly items: number; readonly rounds: number };
  /** Market prices in the database, and requests that are measured one at a time. */
  readonly mandi: { readonly prices: number; readonly requests: number };
  /** Orders among which a desk lists, and how often each list is asked for. */
  readonly operator: { readonly orders: number; readonly turns: number };
}

/** For figures. */
export const WHOLE: Scale = {
  lighthousePages: 7,
  lighthouseRuns: 5,
  warmUp: 4_000,
  requests: 6_000,
  shops: [1_000, 1_000_000],
  orders: 800,
  buyers: 80,
  events: { rate: 50, seconds: 60, gatewayMs: 4_000 },
  network: { sellers: 2_000, items: 500, rounds: 20 },
  mandi: { prices: 10_000_000, requests: 400 },
  operator: { orders: 1_000_000, turns: 20 },
};
/** For finding out whether all of it works. */
export const SHORT: Scale = {
  lighthousePages: 1,
  lighthouseRuns: 1,
  warmUp: 10,
  requests: 40,
  shops: [120, 400],
  orders: 12,
  buyers: 10,
  events: { rate: 10, seconds: 2, gatewayMs: 1_000 },
  network: { sellers: 80, items: 60, rounds: 1 },
  mandi: { prices: 40_000, requests: 8 },
  operator: { orders: 20_000, turns: 2 },
};

/** Requests under way at a time, in every part. */
export const CONNECTIONS = 10;

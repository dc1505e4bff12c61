/** How much is done in a run. Times are milliseconds. */
export interface Sizes {
  /** Farmers who want the last packs at the same time, and the packs that there are. */
  readonly buyers: number;
  readonly packs: number;
  /** Carts, and how often each is placed at the same time. */
  readonly carts: number;
  readonly placements: number;
  /** Kills of the backend, and of the database, each at another moment of a placement. */
  readonly backendKills: number;
  readonly databaseKills: number;
  /** Kills of the backend, and again of the database, each at another moment of paying. */
  readonly payingKills: number;
  /** Kills of the backend, each at another moment of an order of the open network. */
  readonly networkKills: number;
  /** Crowds that pay at a gateway which leaves its answers open. */
  readonly openRounds: number;
  /** Whether the minutes after which what broke off is gone on with are waited for; otherwise they are let pass. */
  readonly waitsInEarnest: boolean;
  /** Decides how the gateway deals its answers out. */
  readonly seed: number;
  /** How long the database is away. */
  readonly away: number;
  /** Kills of one of two backends, and how long pages are looked at around each. */
  readonly shellKills: number;
  readonly shellSpan: number;
}

/** `npm run faults`. */
export const FULL: Sizes = {
  buyers: 500,
  packs: 100,
  carts: 50,
  placements: 100,
  backendKills: 10,
  databaseKills: 10,
  payingKills: 20,
  networkKills: 20,
  openRounds: 20,
  waitsInEarnest: true,
  seed: 1,
  away: 30_000,
  shellKills: 6,
  shellSpan: 6_000,
};

/** The short form: the same faults, fewer of each. */
export const SHORT: Sizes = {
  buyers: 60,
  packs: 12,
  carts: 5,
  placements: 20,
  backendKills: 2,
  databaseKills: 2,
  payingKills: 2,
  networkKills: 2,
  openRounds: 2,
  waitsInEarnest: false,
  seed: 1,
  away: 3_000,
  shellKills: 1,
  shellSpan: 3_000,
};

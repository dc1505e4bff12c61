/** One or more base addresses of the same service. */
export type Addresses = readonly [string, ...string[]];

/** Whose turn it is among the addresses of a service. */
export interface RoundRobin {
  /** The address for the next call. */
  next(): string;
  /** It answered, whatever it said. */
  answered(address: string): void;
  /** It could not be reached, or did not answer in time. */
  failed(address: string): void;
}

/** How long an address that failed is left alone; then one call tries it, while the others wait for the outcome. */
const REST_MS = 5_000;

/** Gives each address its turn, and passes over those that failed a short while ago as long as there is another. */
export function roundRobin(addresses: Addresses, now: () => number = Date.now): RoundRobin {
  const restsUntil = new Map<string, number>();
  let turn = -1;
  const step = (): string => {
    turn = (turn + 1) % addresses.length;
    return addresses[turn] ?? addresses[0];
  };
  return {
    next() {
      for (let tried = 0; tried < addresses.length; tried += 1) {
        const address = step();
        const until = restsUntil.get(address);
        if (until === undefined) return address;
        if (until <= now()) {
          restsUntil.set(address, now() + REST_MS);
          return address;
        }
      }
      return step();
    },
    answered: (address) => void restsUntil.delete(address),
    failed: (address) => void restsUntil.set(address, now() + REST_MS),
  };
}

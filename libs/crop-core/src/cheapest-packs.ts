import { mustBeMeasure } from './must-be-measure.ts';

/** A pack, its size in a unit in which the amount is given too. */
export interface SizedPack {
  readonly size: number;
  readonly pricePaise: number;
}

/** What is compared, in this order: the lower the better. */
interface Choice {
  readonly cost: number;
  readonly packs: number;
  readonly over: number;
  readonly counts: readonly number[];
}

/** A slip of binary fractions in a sum of paise. */
const SLIP = 1e-6;

/**
 * How many of each pack cover the amount at the lowest price: of equal ones the fewest, then those that leave least
 * over. All are 0 where there is nothing to cover.
 *
 * It goes through the packs from the cheapest by size, and leaves every branch that cannot become better than the best
 * one so far. The cheapest is taken as often as needed; of another one never so many that the cheapest would do as well
 * in their place: when n of it are as much as a whole number of the cheapest, n − 1 at most.
 */
export function cheapestPacks(amount: number, packs: readonly SizedPack[]): readonly number[] {
  for (const { size, pricePaise } of packs) mustBeMeasure({ size, pricePaise });
  const order = packs.map((pack, index) => ({ ...pack, index })).sort(byPriceOfSize);
  const [cheapest, ...others] = order;
  if (cheapest === undefined || amount <= 0) return packs.map(() => 0);
  const largest = Math.max(...packs.map(({ size }) => size));
  let best: Choice | null = null;

  const look = (at: number, counts: readonly number[], cost: number, taken: number, left: number): void => {
    const other = others[at];
    const isCovered = left <= 0;
    if (isCovered || other === undefined) {
      const ofCheapest = isCovered ? 0 : Math.ceil(left / cheapest.size - SLIP);
      const choice: Choice = {
        cost: cost + ofCheapest * cheapest.pricePaise,
        packs: taken + ofCheapest,
        over: ofCheapest * cheapest.size - left,
        counts: counts.map((count, index) => (index === cheapest.index ? ofCheapest : count)),
      };
      if (best === null || isBetter(choice, best)) best = choice;
      return;
    }
    const enough = Math.ceil(left / other.size - SLIP);
    const most = Math.min(enough, repeatsAfter(other.size, cheapest.size) - 1);
    for (let count = 0; count <= most; count += 1) {
      const rest = left - count * other.size;
      const least = cost + count * other.pricePaise + Math.max(0, (rest * cheapest.pricePaise) / cheapest.size);
      const fewest = taken + count + Math.max(0, Math.ceil(rest / largest - SLIP));
      if (best !== null && cannotBeBetter(Math.ceil(least - SLIP), fewest, best)) continue;
      look(at + 1, replaced(counts, other.index, count), cost + count * other.pricePaise, taken + count, rest);
    }
  };
  look(
    0,
    packs.map(() => 0),
    0,
    0,
    amount,
  );
  return (best as Choice | null)?.counts ?? packs.map(() => 0);
}

/** The cheapest by size first; of equal ones the largest, which takes fewer packs. */
function byPriceOfSize(one: SizedPack, other: SizedPack): number {
  return one.pricePaise * other.size - other.pricePaise * one.size || other.size - one.size;
}

function isBetter(choice: Choice, best: Choice): boolean {
  return (choice.cost - best.cost || choice.packs - best.packs || choice.over - best.over) < 0;
}

function cannotBeBetter(cost: number, packs: number, best: Choice): boolean {
  return cost > best.cost || (cost === best.cost && packs > best.packs);
}

function replaced(counts: readonly number[], at: number, count: number): number[] {
  return counts.map((each, index) => (index === at ? count : each));
}

/** The least number of one size that is a whole number of the other. */
function repeatsAfter(size: number, cheapest: number): number {
  return Math.max(1, Math.round(cheapest / greatestCommonDivisor(Math.round(size), Math.round(cheapest))));
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

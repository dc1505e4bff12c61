import { LEAST_BOOKING_ACRES, MOST_BOOKING_ACRES, MOST_BOOKING_SAMPLES } from '@haat/api-contract/vocabulary/bookings';
import { cutText, parseAmount, toLatinDigits } from '@haat/format';

const LONGEST = 40;

/** What was chosen of a service, as the address says it; it goes from screen to screen there. */
export interface ChosenPackage {
  readonly service: string;
  readonly vendor: string;
  readonly package: string;
  /** As they were typed; empty where they were not. */
  readonly acres: string;
  readonly samples: string;
}

/** Reads what an address or a form says was chosen. */
export function readChosen(from: { get(name: string): unknown }): ChosenPackage {
  const text = (name: string) => {
    const value = from.get(name);
    return typeof value === 'string' ? cutText(value.trim(), LONGEST) : '';
  };
  return {
    ...{ service: text('service'), vendor: text('vendor'), package: text('package') },
    ...{ acres: text('acres'), samples: text('samples') },
  };
}

/** What was chosen, for an address: what is empty is left out. */
export function chosenQuery(chosen: ChosenPackage): Record<string, string> {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));
}

/** Acres in any script's digits, to a hundredth; null when no booking can have them. */
export function bookedAcres(typed: string): number | null {
  const acres = parseAmount(toLatinDigits(typed));
  if (acres === undefined || acres < LEAST_BOOKING_ACRES || acres > MOST_BOOKING_ACRES) return null;
  return Math.round(acres * 100) / 100;
}

/** Samples in any script's digits; null when no booking can have them. */
export function bookedSamples(typed: string): number | null {
  const samples = parseAmount(toLatinDigits(typed));
  return samples !== undefined && Number.isInteger(samples) && samples >= 1 && samples <= MOST_BOOKING_SAMPLES
    ? samples
    : null;
}

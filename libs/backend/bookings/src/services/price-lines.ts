import type { BookingPriceAnswer } from '@haat/api-contract/bookings';
import type { Language } from '@haat/api-contract/vocabulary';
import type { PackageUnit } from '@haat/api-contract/vocabulary/bookings';
import { inLanguage, ServiceError } from '@haat/backend-platform';
import { bookingPrice, unitPrice } from '@haat/booking-core';
import { toRupees } from '@haat/format';
import type { BookedLine } from '../tables.ts';
import type { PackageRow } from './find-service.ts';

/** What was chosen, and what the price depends on. */
export interface Chosen {
  readonly items: readonly { readonly package_id: string; readonly quantity: number }[];
  readonly acres?: number | null | undefined;
  readonly samples?: number | null | undefined;
  readonly people?: number | null | undefined;
}

/**
 * The lines of a booking with our prices. Where the form says how many samples or people, that counts.
 * @param isProgramme whether the person has an active card of the programme
 * @throws ServiceError `request_error.not_found` for a package of another service, or one that is named twice
 */
export function pricedLines(packages: readonly PackageRow[], chosen: Chosen, isProgramme: boolean): BookedLine[] {
  const told: Partial<Record<PackageUnit, number | null | undefined>> = {
    sample: chosen.samples,
    person: chosen.people,
  };
  const ids = new Set(chosen.items.map((item) => item.package_id));
  if (ids.size !== chosen.items.length) throw new ServiceError('request_error.not_found');
  const items = chosen.items.map((item) => {
    const found = packages.find(({ id }) => id === item.package_id);
    if (found === undefined) throw new ServiceError('request_error.not_found');
    const { id: packageId, name, per, pricePaise } = found;
    const price = unitPrice({ per, price: pricePaise }, isProgramme);
    return { packageId, name, per, price, quantity: told[per] ?? item.quantity };
  });
  const { lines } = bookingPrice(items, chosen.acres ?? 0);
  return items.map((item, at) => ({ ...item, amount: lines[at]?.amount ?? 0 }));
}

/** The sum of lines, in paise. */
export function totalOf(lines: readonly BookedLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Lines as they are told, in rupees. */
export function linesView(lines: readonly BookedLine[], language: Language): BookingPriceAnswer['lines'] {
  return lines.map(({ packageId, name, per, price, quantity, amount }) => ({
    ...{ package_id: packageId, name: inLanguage(name, language), per, quantity },
    ...{ price: toRupees(price), amount: toRupees(amount) },
  }));
}

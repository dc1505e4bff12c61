import { redirect, type RouterContextProvider } from 'react-router';
import { bookingPriceOf, isApiError } from '@haat/api-client';
import type { FarmService } from '@haat/api-contract/bookings';
import { apiContext, textContext } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { pathTo } from '@haat/routing';
import { bookedAcres, bookedSamples, chosenQuery, type ChosenPackage } from './chosen-package.ts';
import { asksFor, findService } from './find-service.data.ts';

/** A choice with what the service says that it costs. */
export interface PricedChoice {
  readonly service: FarmService;
  readonly vendor: FarmService['vendors'][number];
  readonly acres: number | null;
  readonly samples: number | null;
  /** The bill's rows and total, formatted. */
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  /** The price of the reader's card, which is another than the packages say. */
  readonly isProgramme: boolean;
}

/**
 * What was chosen with its price; null where there is no such service, vendor or package.
 * @throws Response back to the packages where acres or samples cannot be
 */
export async function pricedChoice(
  context: Readonly<RouterContextProvider>,
  chosen: ChosenPackage,
): Promise<PricedChoice | null> {
  const service = chosen.service === '' ? null : await findService(context, chosen.service);
  const vendor = service?.vendors.find(({ id }) => id === chosen.vendor);
  const isPackage = service?.packages.some(({ id }) => id === chosen.package) === true;
  if (service === null || vendor === undefined || !isPackage) return null;
  const acres = asksFor(service, 'area') ? bookedAcres(chosen.acres) : null;
  const samples = asksFor(service, 'samples') ? bookedSamples(chosen.samples) : null;
  const wrong = [
    ...(isWrong(service, 'area', chosen.acres, acres) ? ['acres'] : []),
    ...(isWrong(service, 'samples', chosen.samples, samples) ? ['samples'] : []),
  ];
  if (wrong.length > 0)
    throw redirect(pathTo('servicePackages', {}, { ...chosenQuery(chosen), wrong: wrong.join(',') }));
  const t = context.get(textContext);
  const items = [{ package_id: chosen.package, quantity: samples ?? 1 }];
  const price = await bookingPriceOf(context.get(apiContext), { service_id: service.id, items, acres }).catch(
    (error: unknown) => {
      if (isApiError(error) && error.kind === 'refused') return null;
      throw error;
    },
  );
  if (price === null) return null;
  return {
    ...{ service, vendor, acres, samples },
    rows: price.lines.map(({ name, per, price: each, amount }) => ({
      ...{ label: `${name}: ${t(`booking:per.${per}`, { price: formatMoney(each) })}`, amount: formatMoney(amount) },
    })),
    total: formatMoney(price.total),
    isProgramme: price.is_programme,
  };
}

/** Needed and not there, or typed and not right. */
function isWrong(
  { mandatory }: FarmService,
  field: FarmService['mandatory'][number],
  typed: string,
  value: number | null,
): boolean {
  return value === null && (mandatory.includes(field) || typed !== '');
}

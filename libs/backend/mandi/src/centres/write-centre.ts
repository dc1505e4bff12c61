import type { MandiCentreInput } from '@haat/api-contract/mandi-centres';
import { toLatLng } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import { toPaise } from '@haat/format';
import { eq } from 'drizzle-orm';
import { commoditiesOf } from '../prices/commodities.ts';
import { mandiCentreRates, mandiCentres } from '../tables.ts';

/** A centre, and since when it pays what it pays. */
export interface WrittenCentre extends MandiCentreInput {
  /** On the wire. */
  readonly id: string;
  /** The day in India from which the rates hold. */
  readonly day: string;
  readonly isSample: boolean;
}

/**
 * Writes a centre, all of it at once; one without rates is shown no more. See docs/domain/mandi.md#collection-centres.
 * @throws ServiceError `mandi_error.unknown` for a commodity that is none
 */
export async function writeCentre(tx: Transaction, input: WrittenCentre): Promise<void> {
  const { id: slug, day, isSample, name, district, state, lat_lng, opens_at, closes_at, closed_weekday } = input;
  const wanted = new Map(input.rates.map(({ commodity, rate }) => [commodity, toPaise(rate)]));
  const known = await commoditiesOf(tx, [...wanted.keys()]);
  if (known.length < wanted.size) throw new ServiceError('mandi_error.unknown');
  const { lat, lng } = toLatLng(lat_lng);
  const row = {
    ...{ slug, name, district, state, lat, lng, isSample },
    ...{ opensAt: opens_at, closesAt: closes_at, closedWeekday: closed_weekday },
  };
  const [centre] = await tx
    .insert(mandiCentres)
    .values(row)
    .onConflictDoUpdate({ target: mandiCentres.slug, set: row })
    .returning({ id: mandiCentres.id });
  if (centre === undefined) throw new Error(`The centre ${slug} was not written`);
  await tx.delete(mandiCentreRates).where(eq(mandiCentreRates.centreId, centre.id));
  if (known.length > 0)
    await tx.insert(mandiCentreRates).values(
      known.map((commodity) => ({
        centreId: centre.id,
        commodityId: commodity.id,
        ratePaise: wanted.get(commodity.slug) ?? 0,
        day,
      })),
    );
}

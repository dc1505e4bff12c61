import type { FulfilmentType, VendorType } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import type { Localised, Transaction } from '@haat/backend-platform';
import type { OperatorContext, OperatorValues } from '@haat/backend-platform/operator';
import { isGstin } from '@haat/identity-documents';
import type { WeekdayHours } from '@haat/order-core';
import { and, eq, sql } from 'drizzle-orm';
import { districts, places, states } from '../location/tables.ts';
import { vendors } from '../vendors/tables.ts';

/** Monday to Saturday, nine to six, until the shop says its own. */
const FIRST_HOURS: readonly WeekdayHours[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ weekday, opens: '09:00', closes: '18:00' },
}));

/**
 * Takes a shop in, at the place of its PIN code. It has no licence yet, and so sells nothing that needs one.
 * @returns its id
 * @throws ServiceError `location_error.pincode_unknown`, `request_error.invalid`, `operator_error.taken`
 */
export async function takeInShop(tx: Transaction, _context: OperatorContext, values: OperatorValues): Promise<string> {
  refuseTerms(values);
  const id = String(values['slug']);
  const address: Localised = { en: String(values['address']) };
  const written = await tx
    .insert(vendors)
    .values({
      ...{ id, slug: id, marketplace: 'dehaat', licences: [], openingHours: [...FIRST_HOURS] },
      ...(await placeOf(tx, String(values['pincode']))),
      type: values['type'] as VendorType,
      ownerName: String(values['owner_name']),
      phoneNumber: String(values['phone_number']),
      addressLines: [address],
      ...(columnsOf(values) as Required<ReturnType<typeof columnsOf>>),
    })
    .onConflictDoNothing()
    .returning({ id: vendors.id });
  if (written.length === 0) throw new ServiceError('operator_error.taken');
  return id;
}

/**
 * Changes what an operator may of a shop.
 * @throws ServiceError `request_error.invalid` for terms that do not fit what it does
 */
export async function changeShop(
  tx: Transaction,
  _context: OperatorContext,
  before: OperatorValues,
  values: OperatorValues,
): Promise<void> {
  refuseTerms({ ...before, ...values });
  const columns = columnsOf(values);
  if (Object.keys(columns).length > 0)
    await tx
      .update(vendors)
      .set({ ...columns, version: sql`${vendors.version} + 1` })
      .where(eq(vendors.id, String(before['id'])));
}

/** A shop that delivers has a radius and terms of it, others have none. See docs/domain/vendors.md#delivery-fee. */
function refuseTerms(values: OperatorValues): void {
  const fulfilment = values['fulfilment'] as FulfilmentType;
  const delivers = fulfilment !== 'pickup_from_store';
  const hands = fulfilment !== 'doorstep_delivery';
  const terms = ['delivery_base', 'delivery_base_metres', 'delivery_per_kilometre', 'delivery_free_from'];
  const wrong = [
    ...(Number(values['delivery_radius_metres']) > 0 === delivers ? [] : ['delivery_radius_metres']),
    ...(Number(values['pickup_radius_metres']) > 0 === hands ? [] : ['pickup_radius_metres']),
    ...terms.filter((term) => ((values[term] ?? null) === null) === delivers),
    ...(typeof values['gstin'] === 'string' && !isGstin(values['gstin']) ? ['gstin'] : []),
    ...((values['name'] as Localised).hi === undefined ? ['name'] : []),
  ];
  if (wrong.length > 0)
    throw new ServiceError('request_error.invalid', {
      fields: wrong.map((field) => ({ field: `data.${field}`, rule: 'value' })),
    });
}

async function placeOf(tx: Transaction, pincode: string) {
  const [place] = await tx
    .select({ place: places, state: states.name, district: districts.name })
    .from(places)
    .leftJoin(states, eq(states.state, places.state))
    .leftJoin(districts, and(eq(districts.state, places.state), eq(districts.district, places.district)))
    .where(eq(places.pincode, pincode));
  if (place === undefined) throw new ServiceError('location_error.pincode_unknown');
  const { officeName, district, state, lat, lng } = place.place;
  return {
    ...{ pincode, lat, lng },
    town: { en: officeName },
    district: place.district ?? { en: district },
    state: place.state ?? { en: state },
  };
}

const COLUMNS = {
  name: 'name',
  legal_name: 'legalName',
  fulfilment: 'fulfilment',
  delivery_radius_metres: 'deliveryRadiusMetres',
  pickup_radius_metres: 'pickupRadiusMetres',
  delivery_base: 'deliveryBasePaise',
  delivery_base_metres: 'deliveryBaseMetres',
  delivery_per_kilometre: 'deliveryPerKilometrePaise',
  delivery_free_from: 'deliveryFreeFromPaise',
  ready_in_days: 'readyInDays',
  max_packs: 'maxPacks',
  gstin: 'gstin',
  is_financed: 'isFinanced',
} as const;

type ShopColumns = Pick<typeof vendors.$inferInsert, (typeof COLUMNS)[keyof typeof COLUMNS]>;

function columnsOf(values: OperatorValues): Partial<ShopColumns> {
  return Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([field, column]) =>
      values[field] === undefined ? [] : [[column, values[field]] as const],
    ),
  );
}

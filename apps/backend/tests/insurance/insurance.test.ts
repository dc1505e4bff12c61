import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InsuranceChoiceRow } from '@haat/backend-insurance';
import { checkChoices, insuranceOffersFor, insuranceOrderFor, needsKyc } from '@haat/backend-insurance';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const PADDY = 'p-paddy-arize-6444-3kg';
const MAIZE = 'p-maize-nk-6240-4kg';
const UREA = 'p-urea-45kg';

const choice = (
  variantId: string,
  units: number,
  groupInsuranceProductId = 'gi-sowing-cover',
  multiplierFactor = 1,
): InsuranceChoiceRow => ({ variantId, groupInsuranceProductId, multiplierFactor, units });

describe.each(testDatabases(import.meta.filename))('insurance in a cart on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  const items = [
    { variantId: PADDY, quantity: 5 },
    { variantId: UREA, quantity: 1 },
    { variantId: MAIZE, quantity: 3 },
  ];
  const asked = (
    choices: InsuranceChoiceRow[],
    deliveryType: 'home_delivery' | 'pickup_from_store' = 'home_delivery',
  ) => ({ items, choices, deliveryType, language: 'en' as const });
  const offers = (choices: InsuranceChoiceRow[], deliveryType?: 'home_delivery' | 'pickup_from_store') =>
    insuranceOffersFor(backend.database, asked(choices, deliveryType));

  it('offers what there is for each pack, with nothing chosen before the farmer chooses', async () => {
    const all = await offers([]);
    expect(
      all.map(({ variant_id, group_insurance_product_id, multiplier_factor }) => [
        variant_id,
        group_insurance_product_id,
        multiplier_factor,
      ]),
    ).toEqual([
      [PADDY, 'gi-sowing-cover', 1],
      [PADDY, 'gi-season-cover', 1],
      [PADDY, 'gi-season-cover', 2],
      [MAIZE, 'gi-sowing-cover', 1],
    ]);
    expect(
      all.every(
        ({ chosen_units, premium, unit_lines }) => chosen_units === 0 && premium === 0 && unit_lines.length === 0,
      ),
    ).toBe(true);
    expect(all[0]).toMatchObject({
      name: 'Sowing cover (sample)',
      insurer_name: expect.stringContaining('only a sample'),
      cover: 1500,
      cost_to_farmer: 0,
      total_premium_amount: 59,
      free_units: 2,
      max_units: 5,
      needs_kyc: false,
    });
    expect(all[2]).toMatchObject({ cover: 10_000, cost_to_farmer: 189, free_units: 0, needs_kyc: true });
    expect((await insuranceOffersFor(backend.database, { ...asked([]), language: 'or' }))[0]?.name).toBe(
      'ବୁଣା ବୀମା (ନମୁନା)',
    );
  });

  it('shows and orders free and paid units separately', async () => {
    const choices = [choice(PADDY, 5)];
    expect((await offers(choices))[0]).toMatchObject({
      chosen_units: 5,
      unit_lines: [
        { units: 2, unit_cost: 0 },
        { units: 3, unit_cost: 59 },
      ],
      premium: 177,
    });
    const line = { group_insurance_product_id: 'gi-sowing-cover', multiplier_factor: 1, product_variant: PADDY };
    expect(await insuranceOrderFor(backend.database, asked(choices))).toEqual({
      cost_to_farmer: 177,
      policy_order_details: [
        { ...line, cost_to_farmer: 0, units_purchased: 2 },
        { ...line, cost_to_farmer: 59, units_purchased: 3 },
      ],
    });
    expect(needsKyc(await offers(choices))).toBe(false);
  });

  it('gives the free units of a product away once an order, to the first lines', async () => {
    const both = await offers([choice(MAIZE, 2), choice(PADDY, 1)]);
    expect(both.find(({ variant_id }) => variant_id === PADDY)).toMatchObject({ free_units: 2, premium: 0 });
    expect(both.find(({ variant_id }) => variant_id === MAIZE)).toMatchObject({ free_units: 1, premium: 59 });
  });

  it('insures no more packs than are in the cart, nothing that left it, and nothing that is collected', async () => {
    expect((await offers([choice(MAIZE, 99)])).find(({ variant_id }) => variant_id === MAIZE)).toMatchObject({
      chosen_units: 3,
      premium: 59,
    });
    expect(await insuranceOrderFor(backend.database, asked([choice('p-cotton-rch-659-475g', 1)]))).toBeNull();
    expect(await offers([choice(PADDY, 1)], 'pickup_from_store')).toEqual([]);
    expect(await insuranceOrderFor(backend.database, asked([choice(PADDY, 1)], 'pickup_from_store'))).toBeNull();
    expect(await insuranceOrderFor(backend.database, asked([]))).toBeNull();
  });

  it('asks for an identity document only when what was chosen needs one', async () => {
    const choices = [choice(PADDY, 1, 'gi-season-cover', 2)];
    expect(needsKyc(await offers(choices))).toBe(true);
    expect(needsKyc(await offers(choices, 'pickup_from_store'))).toBe(false);
    // The factor scales the cover and never the price.
    expect((await insuranceOrderFor(backend.database, asked(choices)))?.cost_to_farmer).toBe(189);
  });

  it('refuses insurance that is not offered with a pack, and counts it as none', async () => {
    for (const unknown of [
      choice(UREA, 1),
      choice(PADDY, 1, 'gi-unknown'),
      choice(PADDY, 1, 'gi-sowing-cover', 7),
      choice(MAIZE, 1, 'gi-season-cover'),
    ]) {
      await expect(checkChoices(backend.database, [choice(PADDY, 1), unknown])).rejects.toMatchObject({
        code: 'insurance_error.not_offered',
        details: { variant_id: unknown.variantId },
      });
      expect(await insuranceOrderFor(backend.database, asked([unknown]))).toBeNull();
    }
    await expect(checkChoices(backend.database, [choice(PADDY, 1)])).resolves.toBeUndefined();
  });
});

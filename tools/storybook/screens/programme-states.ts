import {
  programmeApplicationsSchema,
  programmeBenefitsSchema,
  type ProgrammeApplication,
} from '@haat/api-contract/programme';
import { PROGRAMME_CROPS, PROGRAMME_REFUSALS, PROGRAMME_STATES } from '@haat/api-contract/vocabulary';

/* What the services answer about the card programme, made through the contract's schemas. */

const NAMES = { SG: 'Sugarcane', CO: 'Cotton', MZ: 'Maize', PD: 'Paddy' } as const;
const BENEFITS = [
  { id: 'soil-report', name: 'A soil test for ₹150', quantity: 1 },
  { id: 'cotton-visit', name: 'A visit of the adviser to the field', quantity: 3 },
];
const crop = (code: keyof typeof NAMES) => ({ code, name: NAMES[code], image_url: '' });
const idOf = (place: number) => `00000000-0000-4000-8000-0000000000${String(10 + place)}`;

/** What the card of each crop gives. */
export const GIVEN = () =>
  programmeBenefitsSchema.parse({
    results: PROGRAMME_CROPS.map((code) => ({ crop: crop(code), season_days: 190, benefits: BENEFITS })),
    soil_report_price: 150,
  });

const APPLICATION: ProgrammeApplication = {
  ...{ id: idOf(0), crop: crop('CO'), field_name: 'By the well', square_metres: 10_000, sowing_day: '2026-11-20' },
  ...{ state: 'DRAFT', refusal: null, is_sample: false, card: null },
};
const CARD = { number: '6081000000000421', valid_until: '2027-05-29', activated_at: null };
const cardOf = (state: ProgrammeApplication['state']): ProgrammeApplication['card'] => ({
  ...CARD,
  benefits: BENEFITS.map((benefit, used) => {
    const mayUse = state === 'ACTIVE' ? 'yes' : state === 'EXPIRED' ? 'expired' : 'not-active';
    return { ...benefit, used, left: benefit.quantity - used, may_use: mayUse };
  }),
});

/** The person's applications; with an identity document if not told otherwise. */
export const ownAnswer =
  (results: readonly Partial<ProgrammeApplication>[], hasDocument = true) =>
  () =>
    programmeApplicationsSchema.parse({
      results: results.map((change, place) => ({ ...APPLICATION, id: idOf(place), ...change })),
      has_document: hasDocument,
    });

/** An application of each state, and one for each reason why one is rejected. */
export const EVERY_STATE: readonly Partial<ProgrammeApplication>[] = [
  ...PROGRAMME_STATES.filter((state) => state !== 'REJECTED').map((state) => ({
    ...{ state, is_sample: state === 'ISSUED' },
    card: ['ISSUED', 'ACTIVE', 'EXPIRED'].includes(state) ? cardOf(state) : null,
  })),
  ...PROGRAMME_REFUSALS.map((refusal) => ({ state: 'REJECTED' as const, refusal })),
];

/** An active card alone. */
export const ACTIVE: readonly Partial<ProgrammeApplication>[] = [{ state: 'ACTIVE', card: cardOf('ACTIVE') }];

import { fieldSchema, fieldsSchema, khetibookSchema, type Field } from '@haat/api-contract/fields';
import { FIELD_ENTRY_KINDS } from '@haat/api-contract/vocabulary';

/* What the services answer to a farmer who has registered fields, made through the contract's schemas. */

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS + 19_800_000).toISOString().slice(0, 10);
const COTTON = {
  ...{ id: 'cotton', name: 'Cotton', image_url: '/pictures/crop-cotton.svg' },
  ...{ has_guide: true, has_problems: true },
};
/** A field of the stories. */
export const FIELD_ID = '00000000-0000-4000-8000-0000000000d1';
const RING = [
  ...[[76.1101, 19.7802] as const, [76.1114, 19.7799] as const, [76.1117, 19.7808] as const],
  ...[[76.1108, 19.7813] as const, [76.1101, 19.7802] as const],
];
const FIELD = {
  ...{ id: FIELD_ID, name: 'By the well', crop: COTTON, variety: 'Bt 2', sowing_day: day(-40), state: 'UP' },
  ...{ boundary: { type: 'Polygon', coordinates: [RING] }, square_metres: 13_560.4 },
};

/** No field was registered yet. */
export const NO_FIELDS = () => fieldsSchema.parse({ results: [] });

/** A field with everything, and one with its name and boundary alone, the name as long as it may be. */
export const OWN_FIELDS = () =>
  fieldsSchema.parse({
    results: [
      FIELD,
      {
        ...{
          ...FIELD,
          id: '00000000-0000-4000-8000-0000000000d2',
          name: 'Beyond the canal, behind the school, left of the old banyan',
        },
        ...{ crop: null, variety: null, sowing_day: null, state: null, square_metres: 201.5 },
      },
    ],
  });

/** One field. */
export const fieldAnswer =
  (change: Partial<Field> = {}) =>
  () =>
    fieldSchema.parse({ ...FIELD, ...change });

/** A khetibook with an entry of each kind. @param sale - rupees that came in */
export const khetibookAnswer = (sale: number) => () => {
  const amounts = FIELD_ENTRY_KINDS.map((kind) => (kind === 'sale' ? sale : kind === 'income' ? 0.01 : 1250.5));
  const costs = amounts.filter((amount) => amount === 1250.5).length * 1250.5;
  const incomes = sale + 0.01;
  return khetibookSchema.parse({
    results: FIELD_ENTRY_KINDS.map((kind, index) => ({
      ...{ id: `00000000-0000-4000-8000-0000000000b${String(index)}`, day: day(-index * 9), kind },
      ...{ amount: amounts[index], note: index % 2 === 0 ? '' : 'Two bags, brought by tractor from the town' },
    })),
    ...{ costs, incomes, profit: incomes - costs, profit_per_acre: Math.round((incomes - costs) * 29.85) / 100 },
  });
};

/** Nothing was written yet. */
export const EMPTY_KHETIBOOK = () =>
  khetibookSchema.parse({ results: [], costs: 0, incomes: 0, profit: 0, profit_per_acre: 0 });

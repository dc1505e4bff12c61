import { soilSampleDetailsSchema, soilSamplesSchema, type SoilReport } from '@haat/api-contract/soil';
import { SOIL_REFUSALS, SOIL_SAMPLE_STATES } from '@haat/api-contract/vocabulary';
import { answered } from './network-states.ts';

/* What the services answer to a farmer who has handed in soil, made through the contract's schemas. */

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS + 19_800_000).toISOString().slice(0, 10);
const COTTON = {
  ...{ id: 'cotton', name: 'Cotton', image_url: '/pictures/crop-cotton.svg' },
  ...{ has_guide: true, has_problems: true },
};
/** A sample of the stories. */
export const SAMPLE_ID = '00000000-0000-4000-8000-0000000000e1';
const SAMPLE = {
  ...{ id: SAMPLE_ID, bag_number: 'MH-204571', state: 'REPORTED', crop: COTTON, acres: 2.5, refusal: null },
};

/** No soil was handed in yet. */
export const NO_SAMPLES = answered({ results: [] });

/** A sample of each state, one with the longest number, and refused ones with each reason. */
export const SAMPLES_SENT = () =>
  soilSamplesSchema.parse({
    results: [
      ...SOIL_SAMPLE_STATES.map((state) => ({ state, refusal: state === 'REJECTED' ? 'wet' : null })),
      ...SOIL_REFUSALS.map((refusal) => ({ state: 'REJECTED', refusal })),
    ].map((change, index) => ({
      ...{ ...SAMPLE, id: `00000000-0000-4000-8000-0000000000f${String(index)}`, sent_day: day(-index) },
      ...{ bag_number: index === 1 ? 'MH-2045-7100-1AX' : `MH-20457${String(index)}` },
      ...{ crop: index % 2 === 0 ? COTTON : null, ...change },
    })),
  });

const VALUES: SoilReport['values'] = {
  ...{ ph: 8.6, ec: 3.2, oc: 0.4, n: 210, p: 25, k: 180 },
  ...{ s: 8, zn: 0.6, fe: 5, cu: null, mn: 1, b: null },
};

const product = (id: string, slug: string, name: string, active: string) => ({ id, slug, name, active });

/** A report with low, right, high and missing values. */
export function reportAnswer(change: Partial<SoilReport> = {}) {
  return () =>
    soilSampleDetailsSchema.parse({
      ...{ ...SAMPLE, sent_day: day(-9) },
      report: {
        ...{ reported_day: day(-1), laboratory: 'KVK Nashik', values: VALUES },
        products: {
          urea: [product('p-urea', 'neem-coated-urea', 'Neem coated urea', 'N 46 %')],
          dap: [product('p-dap', 'dap-18-46-0', 'DAP 18:46:0', 'NP 18:46:0')],
          mop: [],
        },
        ...change,
      },
    });
}

/** A sample without a report yet. */
export const WAITING_ANSWER = () =>
  soilSampleDetailsSchema.parse({ ...SAMPLE, state: 'WAITING', sent_day: day(0), report: null });

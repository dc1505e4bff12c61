import { questionsSchema, prescriptionSchema, type Prescription } from '@haat/api-contract/questions';
import { QUESTION_STATUSES } from '@haat/api-contract/vocabulary';
import { answered } from './network-states.ts';

/* What the services answer to a farmer who has asked experts, made through the contract's schemas. */

const DAY_MS = 86_400_000;
const day = (days: number, now: number) => new Date(now + days * DAY_MS + 19_800_000).toISOString().slice(0, 10);
const COTTON = {
  ...{ id: 'cotton', name: 'Cotton', image_url: '/pictures/crop-cotton.svg' },
  ...{ has_guide: true, has_problems: true },
};
/** A prescription of the stories. */
export const PRESCRIPTION_ID = '00000000-0000-4000-8000-0000000000b1';

/** Nothing was asked yet. */
export const NO_QUESTIONS = answered({ results: [] });

/** A question of each state; one has markup, a number and an address in its text. */
export const QUESTIONS_ASKED = () =>
  questionsSchema.parse({
    results: QUESTION_STATUSES.map((status, index) => ({
      ...{ id: `00000000-0000-4000-8000-0000000000a${index}`, status, crop: COTTON },
      part: index === 1 ? null : 'leaf',
      text: index === 0 ? '<b>The leaves curl</b> since Monday, 98765 43210, www.a.in' : '',
      photo_ids: Array.from({ length: index }, (_, photo) => `00000000-0000-4000-8000-00000000000${photo}`),
      voice:
        index === 1 ? { id: '00000000-0000-4000-8000-0000000000f1', seconds: 42, type: 'audio/mp4' as const } : null,
      sent_at: new Date(Date.now() - index * DAY_MS).toISOString(),
      answered_at: status === 'ANSWERED' ? new Date().toISOString() : null,
      prescription_id: status === 'ANSWERED' ? PRESCRIPTION_ID : null,
    })),
  });

/** A product whose packs are recorded, and an active ingredient that no shop has. */
export function prescriptionAnswer(change: Partial<Prescription> = {}, daysLeft = 6) {
  return () => {
    const now = Date.now();
    const use = { water: null, interval_days: null, times: 1, waiting_days: null };
    return prescriptionSchema.parse({
      ...{ id: PRESCRIPTION_ID, question_id: '00000000-0000-4000-8000-0000000000a2', crop: COTTON },
      ...{ problem: 'Leaf curl', advice: 'Hang up yellow sticky sheets.\nLook again in three days.' },
      items: [
        {
          ...{ ...use, product_id: 'p-npk-10-26-26', active: null, dose_per_acre: 50, unit: 'kg' },
          products: [
            {
              ...{ id: 'p-npk-10-26-26', slug: 'npk-10-26-26', name: 'NPK 10:26:26', active: null, toxicity: null },
              image_url: '/pictures/product-npk-10-26-26.svg',
            },
          ],
        },
        {
          ...{ ...use, product_id: null, active: 'Imidacloprid 17.8 % SL', dose_per_acre: 60, unit: 'ml' },
          ...{ water: 200, interval_days: 10, times: 2, waiting_days: 40, products: [] },
        },
      ],
      ...{ answered_day: day(daysLeft - 10, now), valid_until: day(daysLeft, now), acres: 2.5 },
      ...{ is_sample_answer: false, ...change },
    });
  };
}

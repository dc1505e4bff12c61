import type { Language } from '@haat/api-contract/vocabulary';

/** Where the farmer of the stories is, near Nashik: 'lat,lng' and pincode. */
export const SAMPLE_PLACE = '20.068,73.8272';
/** Its pincode. */
export const SAMPLE_PINCODE = '422003';
/** Its official name. */
export const SAMPLE_PLACE_OFFICIAL_NAME = 'Panchvati';

/** What people call it. */
export const SAMPLE_PLACE_NAMES: Readonly<Record<Language, string>> = {
  hi: 'पंचवटी, नाशिक',
  en: 'Panchvati, Nashik',
  mr: 'पंचवटी, नाशिक',
  bn: 'পঞ্চবটী, নাসিক',
  or: 'ପଞ୍ଚବଟୀ, ନାସିକ',
  gu: 'પંચવટી, નાસિક',
};

/** The shop that the farmer of the stories has chosen: it brings goods, and hands them over the counter. */
export const SAMPLE_SHOP = 'v-nashik-1';

import type { AddressInput } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { SAMPLE_PINCODE, SAMPLE_PLACE } from './sample-place.ts';

/** The farmer of the stories, as they write their own name and address. */
export const SAMPLE_FARMER: Readonly<
  Record<
    Language,
    {
      readonly name: string;
      readonly house: string;
      readonly village: string;
      readonly district: string;
      readonly state: string;
    }
  >
> = {
  hi: {
    name: 'सुनीता पवार',
    house: 'हनुमान मंदिर के पास',
    village: 'मखमलाबाद',
    district: 'नाशिक',
    state: 'महाराष्ट्र',
  },
  en: {
    name: 'Sunita Pawar',
    house: 'Near Hanuman temple',
    village: 'Makhmalabad',
    district: 'Nashik',
    state: 'Maharashtra',
  },
  mr: { name: 'सुनीता पवार', house: 'हनुमान मंदिराजवळ', village: 'मखमलाबाद', district: 'नाशिक', state: 'महाराष्ट्र' },
  bn: {
    name: 'সুনীতা পাওয়ার',
    house: 'হনুমান মন্দিরের পাশে',
    village: 'মখমলাবাদ',
    district: 'নাসিক',
    state: 'মহারাষ্ট্র',
  },
  or: {
    name: 'ସୁନୀତା ପୱାର',
    house: 'ହନୁମାନ ମନ୍ଦିର ପାଖରେ',
    village: 'ମଖମଲାବାଦ',
    district: 'ନାସିକ',
    state: 'ମହାରାଷ୍ଟ୍ର',
  },
  gu: { name: 'સુનીતા પવાર', house: 'હનુમાન મંદિર પાસે', village: 'મખમલાબાદ', district: 'નાસિક', state: 'મહારાષ્ટ્ર' },
};

/** Their mobile number: a fictitious one. */
export const SAMPLE_PHONE = '9812345670';

/** Their address as they write it. */
export function sampleAddress(language: Language): AddressInput {
  const { name, house, village, district, state } = SAMPLE_FARMER[language];
  return {
    name,
    house,
    village,
    district,
    state,
    tehsil: '',
    phone_number: SAMPLE_PHONE,
    pincode: SAMPLE_PINCODE,
    lat_lng: SAMPLE_PLACE,
    is_default: true,
  };
}

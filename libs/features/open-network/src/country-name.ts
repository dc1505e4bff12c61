import type { Language } from '@haat/api-contract/vocabulary';

/** Countries from which farm goods come: ISO 3166-1 alpha-3, as the network writes them, to alpha-2. */
const ALPHA_2: Readonly<Record<string, string>> = {
  IND: 'IN',
  ARE: 'AE',
  ARG: 'AR',
  AUS: 'AU',
  AUT: 'AT',
  BEL: 'BE',
  BGD: 'BD',
  BLR: 'BY',
  BRA: 'BR',
  CAN: 'CA',
  CHE: 'CH',
  CHL: 'CL',
  CHN: 'CN',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  EGY: 'EG',
  ESP: 'ES',
  FIN: 'FI',
  FRA: 'FR',
  GBR: 'GB',
  HUN: 'HU',
  IDN: 'ID',
  ISR: 'IL',
  ITA: 'IT',
  JOR: 'JO',
  JPN: 'JP',
  KOR: 'KR',
  LKA: 'LK',
  MAR: 'MA',
  MEX: 'MX',
  MYS: 'MY',
  NLD: 'NL',
  NOR: 'NO',
  NPL: 'NP',
  NZL: 'NZ',
  OMN: 'OM',
  PHL: 'PH',
  POL: 'PL',
  QAT: 'QA',
  RUS: 'RU',
  SAU: 'SA',
  SGP: 'SG',
  SWE: 'SE',
  THA: 'TH',
  TUR: 'TR',
  TWN: 'TW',
  UKR: 'UA',
  USA: 'US',
  UZB: 'UZ',
  VNM: 'VN',
  ZAF: 'ZA',
};

const namesIn = new Map<Language, Intl.DisplayNames>();

/** A country in the reader's language; what is no code that is known, as the seller wrote it. */
export function countryName(language: Language, origin: string): string {
  const code = origin.trim().toUpperCase();
  const region = ALPHA_2[code] ?? (/^[A-Z]{2}$/.test(code) ? code : null);
  if (region === null) return origin;
  // Making them takes longer than all else on the screen.
  const names = namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  namesIn.set(language, names);
  return names.of(region) ?? origin;
}

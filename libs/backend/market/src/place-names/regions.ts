/** Languages by whose habits the post writes its names in Latin letters; each has its own lists. */
export type NameRegion = 'hi' | 'mr' | 'bn' | 'or' | 'gu';

/** States whose names follow another language than Hindi. Names from everywhere else are read as in Hindi. */
const REGION_OF_STATE: Readonly<Record<string, NameRegion>> = {
  maharashtra: 'mr',
  goa: 'mr',
  'west bengal': 'bn',
  tripura: 'bn',
  assam: 'bn',
  odisha: 'or',
  gujarat: 'gu',
  'dadra and nagar haveli': 'gu',
  'daman and diu': 'gu',
  'the dadra and nagar haveli and daman and diu': 'gu',
};

/** The language by which the names of a state are read. */
export function regionOfState(state: string): NameRegion {
  return REGION_OF_STATE[state.toLowerCase()] ?? 'hi';
}

/**
 * Places in which the sandbox's sellers sell, by the three letters of a district of the sample market: their codes on
 * the network, and the English names of the shops there.
 */
export const NETWORK_DISTRICTS: readonly {
  /** Of the sample market's shops, those whose towns have a shop of the network too. */
  readonly code: string;
  readonly district: string;
  readonly city: string;
  readonly shopNames: readonly [string, string];
}[] = [
  { code: 'NSK', district: 'Nashik', city: 'std:0253', shopNames: ['Godavari Krishi Seva Kendra', 'Balaji Agro'] },
  { code: 'PAT', district: 'Patna', city: 'std:0612', shopNames: ['Magadh Krishi Kendra', 'Ganga Beej Bhandar'] },
  { code: 'LDH', district: 'Ludhiana', city: 'std:0161', shopNames: ['Satluj Kheti Store', 'Malwa Agro Centre'] },
  { code: 'JLN', district: 'Jalna', city: 'std:02482', shopNames: ['Marathwada Krishi Kendra', 'Kundalika Agro'] },
  { code: 'MZF', district: 'Muzaffarpur', city: 'std:0621', shopNames: ['Tirhut Krishi Kendra', 'Lichi Nagar Agro'] },
  { code: 'BBK', district: 'Barabanki', city: 'std:05248', shopNames: ['Awadh Krishi Kendra', 'Ghaghra Beej Bhandar'] },
  { code: 'MRT', district: 'Meerut', city: 'std:0121', shopNames: ['Doab Krishi Kendra', 'Hindon Agro'] },
  { code: 'HGL', district: 'Hooghly', city: 'std:033', shopNames: ['Hooghly Krishi Bhandar', 'Damodar Agro'] },
  { code: 'CTC', district: 'Cuttack', city: 'std:0671', shopNames: ['Mahanadi Krushi Kendra', 'Kathajodi Agro'] },
  { code: 'RJT', district: 'Rajkot', city: 'std:0281', shopNames: ['Saurashtra Krushi Kendra', 'Bhadar Agro'] },
  {
    code: 'IDR',
    district: 'Indore',
    city: 'std:0731',
    shopNames: ['Malwanchal Krishi Kendra', 'Narmada Beej Bhandar'],
  },
];

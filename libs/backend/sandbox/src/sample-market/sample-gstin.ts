import { gstinOf } from '@haat/identity-documents';

/** Numbers of the sample's states in a GSTIN, by the name that the PIN code directory has. */
const STATE_NUMBERS: Readonly<Record<string, string>> = {
  Punjab: '03',
  'Uttar Pradesh': '09',
  Bihar: '10',
  'West Bengal': '19',
  Odisha: '21',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  Maharashtra: '27',
};

/**
 * A GSTIN of an invented shop: valid in form and check character, with a fictitious holder. It says `SAMPL` where a
 * PAN has its letters.
 *
 * @param serial four digits, of one shop alone
 */
export function sampleGstin(state: string, serial: string): string {
  const number = STATE_NUMBERS[state];
  if (number === undefined) throw new Error(`no shop of the sample is in ${state}`);
  return gstinOf(`${number}SAMPL${serial}E1Z`);
}

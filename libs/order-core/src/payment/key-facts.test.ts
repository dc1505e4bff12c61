import { describe, expect, it } from 'vitest';
import { canLend, keyFacts, type CreditLender } from './key-facts.ts';

const lender: CreditLender = {
  name: 'Gramin Finance',
  registrationNumber: 'N-01.00001',
  isSample: false,
  coolingOffDays: 3,
  grievance: { name: 'A. Joshi', phoneNumber: '18001234567', email: 'help@example.org' },
};
const terms = { tenorDays: 90, freeDays: 30, monthlyPercent: 1.5 };

describe('canLend', () => {
  it.each([
    ['no lender', null, 30, false],
    ['cooling-off within the days that cost nothing', lender, 30, true],
    ['cooling-off as long as them', lender, 3, true],
    ['cooling-off longer than them', lender, 2, false],
  ])('%s', (_, one, freeDays, can) => {
    expect(canLend(one, { ...terms, freeDays })).toBe(can);
  });
});

describe('keyFacts', () => {
  it.each([
    // 60 of 90 days at 1.5 % for 30: 3 % for 90 days, so × 365 / 90.
    [terms, 12.17],
    [{ tenorDays: 60, freeDays: 0, monthlyPercent: 2 }, 24.33],
    [{ tenorDays: 30, freeDays: 30, monthlyPercent: 1.5 }, 0],
  ])('says the yearly rate of %o: %f', (ofLine, apr) => {
    expect(keyFacts(lender, ofLine).apr_percent).toBe(apr);
  });

  it('names the lender, what there is to pay, the days to think again and whom to complain to', () => {
    expect(keyFacts(lender, terms)).toEqual({
      lender: { name: 'Gramin Finance', registration_number: 'N-01.00001', is_sample: false },
      apr_percent: 12.17,
      monthly_percent: 1.5,
      free_days: 30,
      tenor_days: 90,
      fees: 0,
      cooling_off_days: 3,
      grievance: { name: 'A. Joshi', phone_number: '18001234567', email: 'help@example.org' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { identityOf } from './identity-of.ts';

const csc = { external_partner_type: 'CSC', external_partner_id: 'p-1' };

describe('identityOf', () => {
  it.each([
    [csc, '01', 'csc-web'],
    [csc, '04', 'csc-web'],
    [{ ...csc, external_partner_type: 'csc_vle' }, '01', 'csc-web'],
    [{ external_partner_type: 'CSC' }, '01', 'farmer-app'],
    [{ external_partner_id: 'p-1' }, '01', 'farmer-app'],
    [{ ...csc, external_partner_type: 'BANK' }, '01', 'farmer-app'],
    [{ ...csc, external_partner_type: 'cscape' }, '01', 'farmer-app'],
    [{}, '01', 'farmer-app'],
    [{}, '02', 'aims-app'],
    [{}, '03', 'agri-pulse-app'],
    [{}, '04', 'business-web'],
    [{}, '99', 'kisan-app'],
    [{}, '', 'kisan-app'],
  ])('%j with app code %s is %s', (claims, appCode, identity) => {
    expect(identityOf(claims, { appCode, clientName: 'business-web' })).toBe(identity);
  });
});

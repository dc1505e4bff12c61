import { describe, expect, it } from 'vitest';
import { isStaff, rolesOf } from './staff-roles.ts';

describe('the roles of a token', () => {
  it.each([
    ['of staff with a second factor', ['support'], 'second-factor', ['support']],
    ['of staff without', ['support'], undefined, []],
    ['of staff with something else', ['vendor'], '1', []],
    ['that are no staff', ['offline_access', 'vendor'], undefined, ['offline_access']],
    ['without roles', [], 'second-factor', []],
  ])('%s', (_whose, roles, acr, left) => {
    expect(rolesOf({ realm_access: { roles }, acr })).toEqual(left);
  });

  it('are none where a token says nothing of them', () => {
    expect(rolesOf({ acr: 'second-factor' })).toEqual([]);
  });
});

describe('staff', () => {
  it.each([
    [['vendor'], true],
    [['support', 'other'], true],
    [['other'], false],
    [[], false],
  ])('with the roles %j: %s', (roles, answer) => {
    expect(isStaff(roles)).toBe(answer);
  });
});

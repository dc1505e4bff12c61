import { describe, expect, it } from 'vitest';
import { destinationOf, EMPTY_DESTINATION, readDestination } from './typed-destination.ts';
import { packsOf, readReturn, reasonsFor, returnProblems, sealField, type ReturnableLine } from './typed-return.ts';

const ALL = ['001', '002', '003', '004', '005'];
const lines: readonly ReturnableLine[] = [
  { variantId: 'npk', name: 'NPK', most: 3, mustBeSealed: false, reasons: ALL },
  { variantId: 'seed', name: 'Seed', most: 1, mustBeSealed: true, reasons: ALL },
];

describe('a typed return', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['३', 3],
    ['4', null],
    ['-1', null],
    ['1.5', null],
    ['two', null],
  ])('reads %j as %j of 3 packs', (typed, packs) => {
    expect(packsOf(typed, 3)).toBe(packs);
  });

  it('says what is to be put right, and nothing when all is', () => {
    const form = new FormData();
    form.set('quantity-npk', '9');
    form.set('note', ' torn ');
    const typed = readReturn(form, lines);
    expect(typed).toEqual({
      quantities: { npk: '9', seed: '' },
      seals: { npk: '', seed: '' },
      reason: '',
      note: 'torn',
    });
    expect(returnProblems(typed, lines)).toEqual({ quantities: ['npk'], seals: [], reason: true });
    expect(returnProblems({ ...typed, quantities: {}, reason: '003' }, lines)).toEqual({
      quantities: [],
      seals: [],
      lines: true,
    });
    expect(returnProblems({ ...typed, quantities: { npk: '1' }, reason: '001' }, lines)).toBeNull();
  });

  it.each([
    ['sealed', null],
    ['opened', { quantities: [], seals: ['seed'] }],
    ['', { quantities: [], seals: ['seed'] }],
    ['torn', { quantities: [], seals: ['seed'] }],
  ])('asks of seed whether its pack is sealed: %j', (said, problems) => {
    const form = new FormData();
    form.set('quantity-seed', '1');
    form.set('reason', '001');
    form.set(sealField('seed'), said);
    const typed = readReturn(form, lines);
    expect(returnProblems(typed, lines)).toEqual(problems);
    expect(returnProblems({ ...typed, quantities: { npk: '1', seed: '0' } }, lines)).toBeNull();
  });

  it('offers the reasons that the order names for at least one of its lines', () => {
    expect(reasonsFor(lines).map(({ code }) => code)).toEqual(ALL);
    expect(
      reasonsFor([
        { ...lines[0]!, reasons: ['003'] },
        { ...lines[1]!, reasons: ['001', '003'] },
      ]).map(({ code }) => code),
    ).toEqual(['001', '003']);
  });
});

describe('a typed destination', () => {
  const bank = {
    ...EMPTY_DESTINATION,
    kind: 'bank',
    account: '1234 5678 9012',
    accountAgain: '१२३४५६७८९०१२',
    ifsc: 'sbin0001234',
    name: 'सुनीता पवार',
  } as const;

  it('understands spaces, small letters and the own script', () => {
    expect(destinationOf(bank)).toEqual({
      destination: { kind: 'bank', account_number: '123456789012', ifsc: 'SBIN0001234', name: 'सुनीता पवार' },
    });
    expect(destinationOf({ ...EMPTY_DESTINATION, kind: 'upi', vpa: 'ramesh@upi' })).toEqual({
      destination: { kind: 'upi', vpa: 'ramesh@upi' },
    });
  });

  it.each([
    ['no way chosen', { kind: '' }, ['kind']],
    ['a number too short', { account: '12345' }, ['account']],
    ['two numbers that differ', { accountAgain: '123456789013' }, ['accountAgain']],
    ['a code that is none, and no name', { ifsc: 'SBIN1001234', name: '' }, ['ifsc', 'name']],
    ['no UPI ID', { kind: 'upi', vpa: 'ramesh' }, ['vpa']],
  ] as const)('%s', (_, change, wrong) => {
    expect(destinationOf({ ...bank, ...change })).toEqual({ wrong });
  });

  it('rejects an unknown method', () => {
    const form = new FormData();
    form.set('kind', 'cheque');
    expect(readDestination(form)).toEqual(EMPTY_DESTINATION);
  });
});

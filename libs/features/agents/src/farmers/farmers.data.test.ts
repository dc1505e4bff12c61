import { describe, expect, it } from 'vitest';
import type { AgentsFarmer } from '@haat/api-contract/agents';
import { farmerView, readTypedConsent, wrongField } from './farmers.data.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

function form(fields: Record<string, string | readonly string[]>): FormData {
  const typed = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) typed.append(name, one);
  return typed;
}

const GOOD = { phoneNumber: '98123 45670', purposes: ['order', 'address'], phoneOf: 'farmer', lasts: 'month' };

// Written from docs/domain/agents.md#asking-for-consent.
describe('the form that asks for a consent', () => {
  it.each([
    [GOOD, null],
    [{ ...GOOD, phoneNumber: '+91 98123 45670' }, null],
    [{ ...GOOD, phoneNumber: '' }, 'phoneNumber'],
    [{ ...GOOD, phoneNumber: '981234567' }, 'phoneNumber'],
    [{ ...GOOD, purposes: [] }, 'purposes'],
    [{ ...GOOD, purposes: ['everything'] }, 'purposes'],
    [{ ...GOOD, phoneOf: 'person' }, 'farmerName'],
    [{ ...GOOD, phoneOf: 'person', farmerName: ' ' }, 'farmerName'],
    [{ ...GOOD, phoneOf: 'person', farmerName: 'Kamla Bai' }, 'standInName'],
    [{ ...GOOD, phoneOf: 'person', farmerName: 'Kamla Bai', standInName: 'Mohan Lal' }, null],
    [{ ...GOOD, farmerName: '' }, null],
  ])('%j is to be mended at %s', (fields, field) => {
    expect(wrongField(readTypedConsent(form(fields)))).toBe(field);
  });

  it('asks for today where a span is not named, never for longer than was chosen', () => {
    expect(readTypedConsent(form({ ...GOOD, lasts: 'year' })).lasts).toBe('day');
    expect(readTypedConsent(form({ ...GOOD, lasts: 'month' })).lasts).toBe('month');
  });
});

describe('a farmer for whom an agent may act', () => {
  const FARMER: AgentsFarmer = {
    farmer_id: 'farmer-1',
    name: 'Asha Devi',
    number_end: '5670',
    purposes: ['order'],
    until: '2026-12-20T09:00:00.000Z',
    stand_in_name: null,
  };
  const now = new Date('2026-11-25T06:00:00Z');

  it.each([
    ['2026-12-20T09:00:00.000Z', '20 Dec'],
    ['2026-11-25T18:30:00.000Z', 'order:day.today'],
  ])('whose consent ends at %s is shown with the last day %s', (until, lastDay) => {
    expect(farmerView(t, 'en', { ...FARMER, until }, { chosenId: null, now }).lastDay).toBe(lastDay);
  });

  it('says which one is chosen', () => {
    const isChosen = (chosenId: string | null) => farmerView(t, 'en', FARMER, { chosenId, now }).isChosen;
    expect([isChosen('farmer-1'), isChosen('farmer-2'), isChosen(null)]).toEqual([true, false, false]);
  });
});

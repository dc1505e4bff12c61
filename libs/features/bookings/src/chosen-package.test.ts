import { describe, expect, it } from 'vitest';
import { bookedAcres, bookedSamples, chosenQuery, readChosen } from './chosen-package.ts';

describe('what was chosen, from screen to screen', () => {
  it('is read from an address and written into one, without what is empty', () => {
    const query = new URLSearchParams({ service: 'drone-spray', vendor: ' v-1 ', acres: '3', price: '1' });
    const chosen = readChosen(query);
    expect(chosen).toEqual({ service: 'drone-spray', vendor: 'v-1', package: '', acres: '3', samples: '' });
    expect(chosenQuery(chosen)).toEqual({ service: 'drone-spray', vendor: 'v-1', acres: '3' });
  });
});

describe('acres of a booking', () => {
  it.each([
    ['3', 3],
    ['0.25', 0.25],
    ['2.5', 2.5],
    ['२.५', 2.5],
    ['100', 100],
    ['0.2', null],
    ['100.01', null],
    ['1000000', null],
    ['two', null],
    ['', null],
  ])('%j is %j', (typed, expected) => {
    expect(bookedAcres(typed)).toBe(expected);
  });
});

describe('samples of a booking', () => {
  it.each([
    ['1', 1],
    ['૫', 5],
    ['6', null],
    ['0', null],
    ['1.5', null],
    ['', null],
  ])('%j is %j', (typed, expected) => {
    expect(bookedSamples(typed)).toBe(expected);
  });
});

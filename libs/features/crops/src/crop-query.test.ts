import { expect, it } from 'vitest';
import { acresOf, cropOf, sowingDayOf } from './crop-query.ts';

it.each([
  ['2.5', 2.5],
  [' 2.5 ', 2.5],
  ['२.५', 2.5],
  ['0.01', 0.01],
  ['1000', 1000],
  ['2.345', 2.35],
  ['0', null],
  ['0.001', null],
  ['1000.01', null],
  ['-1', null],
  ['two', null],
  ['', null],
  [null, null],
])('reads %j as acres', (text, acres) => {
  expect(acresOf(text)).toBe(acres);
});

it.each([
  ['2026-06-20', '2026-06-20'],
  ['2026-11-25', '2026-11-25'],
  ['2026-11-26', null],
  ['2016-11-26', '2016-11-26'],
  ['2016-11-25', null],
  ['2026-02-30', null],
  ['20-06-2026', null],
  ['', null],
  [null, null],
])('reads %j as a day of sowing', (text, day) => {
  expect(sowingDayOf(text, '2026-11-25')).toBe(day);
});

it.each([
  ['crop=cotton', 'cotton'],
  ['crop=sugarcane-ratoon', 'sugarcane-ratoon'],
  ['crop=../x', null],
  ['crop=', null],
  ['', null],
])('reads the crop of %j', (query, crop) => {
  expect(cropOf(new URLSearchParams(query))).toBe(crop);
});

import { expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

const range = { start: '0900', end: '1900' };

it.each<[string, unknown, unknown]>([
  ['six days', { days: '1,2,3,4,5,6', range }, { days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' }],
  ['Sunday, which is the network’s 7', { days: '7, 1', range }, { days: [0, 1], from: '09:00', to: '19:00' }],
  ['no days: all of them', { range }, { days: [0, 1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' }],
  ['times with a colon', { range: { start: '08:30', end: '13:00' } }, expect.objectContaining({ from: '08:30' })],
  ['days that are none', { days: 'Mon', range }, null],
  ['an eighth day', { days: '1,8', range }, null],
  ['an hour that is none', { range: { start: '2500', end: '2600' } }, null],
  ['an end before the start', { range: { start: '1900', end: '0900' } }, null],
  ['no hours', { days: '1' }, null],
  ['nothing', null, null],
])('%s', (_, time, hours) => {
  expect(openingHours(time)).toEqual(hours);
});

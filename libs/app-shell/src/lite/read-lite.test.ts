import { expect, it } from 'vitest';
import { readLite } from './read-lite.ts';

type Says = Readonly<Record<string, string>>;
const WHOLE = { isLite: false, isProposed: false };
const LITE = { isLite: true, isProposed: false };
const PROPOSED = { isLite: false, isProposed: true };
const SAVES: Says = { 'save-data': 'on' };
const SLOW: Says = { ect: '2g' };

it.each<[string, string | undefined, Says, typeof WHOLE]>([
  ['whole by itself', undefined, {}, WHOLE],
  ['lite for who chose it', '1', {}, LITE],
  ['lite for a browser that saves data', undefined, SAVES, LITE],
  ['lite for one that says so in capitals', undefined, { 'save-data': 'On' }, LITE],
  ['whole for one that does not save', undefined, { 'save-data': 'off' }, WHOLE],
  ['whole for who declined, though the browser saves data', '0', SAVES, WHOLE],
  ['lite for a browser that begins to save after the question', 'proposed', SAVES, LITE],
  ['whole for a cookie that we did not write', 'yes', {}, WHOLE],
  ['proposed on 2G', undefined, SLOW, PROPOSED],
  ['proposed on the slowest lines', undefined, { ect: 'slow-2g' }, PROPOSED],
  ['not proposed on 3G', undefined, { ect: '3g' }, WHOLE],
  ['proposed from a round trip of 800 ms', undefined, { rtt: '800' }, PROPOSED],
  ['not proposed below', undefined, { rtt: '750' }, WHOLE],
  ['proposed up to a quarter of a megabit', undefined, { downlink: '0.25' }, PROPOSED],
  ['not proposed above', undefined, { downlink: '0.3' }, WHOLE],
  ['not proposed by hints that are no numbers', undefined, { rtt: 'far', downlink: 'thin' }, WHOLE],
  ['not proposed twice', 'proposed', SLOW, WHOLE],
  ['not proposed to who declined', '0', SLOW, WHOLE],
  ['not proposed where pages are lite', '1', SLOW, LITE],
])('is %s', (_what, choice, headers, mode) => {
  expect(readLite(choice, new Headers(headers))).toEqual(mode);
});

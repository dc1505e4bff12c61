import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { measurementContext, readMeasurementConsent, sharePing } from './measurement.ts';

it.each([
  ['statistics', '/api/measurement/events'],
  ['none', undefined],
  [undefined, undefined],
])('a link that shares is pinged where the reader agreed: %s → %s', (cookie, address) => {
  const context = new RouterContextProvider();
  context.set(measurementContext, readMeasurementConsent(cookie, ['statistics', 'marketing']));
  expect(sharePing(context)).toBe(address);
});

it('a link that shares is not pinged where nothing is measured', () => {
  expect(sharePing(new RouterContextProvider())).toBeUndefined();
});

import { expect } from '../src/journey.ts';
import { test } from '../src/own-market.ts';

/** By their headers: of a whole page, of a lite one, and the worker that keeps a copy. */
const READERS: readonly Record<string, string>[] = [{}, { 'save-data': 'on' }, { 'kept-copy': '1' }];

test.use({ shellEnvironment: { DEMO: 'true' } });

test('A demonstration says so on every page: whole, lite, kept, and of an address that leads nowhere', async ({
  request,
  market,
  t,
}) => {
  const notice = t('demo:notice');
  for (const path of ['/', '/products', '/login', '/cart', '/mandi', '/no-such-page', '/help'])
    for (const headers of READERS) {
      const html = await (await request.get(market.farmer + path, { headers })).text();
      expect(html, `${path} ${JSON.stringify(headers)}`).toContain(notice);
    }
});

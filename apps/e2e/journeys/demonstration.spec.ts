import { expect } from '../src/journey.ts';
import { test } from '../src/own-market.ts';

test.use({ shellEnvironment: { DEMO: 'true' } });

test('A demonstration says so on every page: whole, lite, kept, and of an address that leads nowhere', async ({
  request,
  market,
  t,
}) => {
  const notice = t('demo:notice');
  for (const path of ['/', '/products', '/login', '/cart', '/mandi', '/no-such-page', '/help'])
    for (const headers of [{}, { 'save-data': 'on' }, { 'kept-copy': '1' }]) {
      const html = await (await request.get(market.farmer + path, { headers })).text();
      expect(html, `${path} ${JSON.stringify(headers)}`).toContain(notice);
    }
});

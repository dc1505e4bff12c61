import { createHash } from 'node:crypto';
import { BUYING_SHELLS } from '@haat/api-contract/vocabulary';
import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { Frame } from '../src/screens/frame.ts';

for (const shell of BUYING_SHELLS) {
  test.describe(shell, () => {
    test.use({ shell });

    test('The page of an SMS’s link tells its address to no other page and no search engine', async ({
      page,
      shopper,
    }) => {
      const answer = await page.request.get(`${shopper.shellAddress}/agents/stop?t=altered`);
      expect(answer.status()).toBe(404);
      expect(answer.headers()).toMatchObject({
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
      });
    });

    test('Every page carries the strict headers, and nothing inline but what the policy names', async ({
      page,
      shopper,
    }) => {
      await shopper.choosesPlace(PLACES.town);
      const nonces: string[] = [];
      for (const path of ['/', '/products', '/cart', '/404', '/product/neem-coated-urea']) {
        const answer = await page.request.get(shopper.shellAddress + path);
        const headers = answer.headers();
        const policy = headers['content-security-policy'] ?? '';
        expect(headers, path).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'content-encoding': 'br',
        });
        expect(headers['permissions-policy']).toContain('geolocation=(self)');
        expect(headers['x-powered-by']).toBeUndefined();
        for (const part of [
          "default-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ])
          expect(policy).toContain(part);
        expect(policy).not.toContain('unsafe');
        expect(
          policy.split(';').filter((part) => part.includes('blob:')),
          path,
        ).toEqual(["img-src 'self' data: blob:", "media-src 'self' blob:"]);
        const sources = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
        const nonce = /'nonce-([^']+)'/.exec(sources)?.[1];
        const html = await answer.text();
        // Data in a script element is not run, nor what it tells search engines.
        const run = [...html.matchAll(/<(?:script|style)\b([^>]*)>([^]*?)<\/(?:script|style)>/g)].filter(
          ([, tag = '']) => !/type="application\/(?:ld\+)?json"/.test(tag),
        );
        expect(run.length, path).toBeGreaterThan(0);
        if (nonce === undefined) {
          // A page that guests share names what may run by what is in it.
          expect(html, path).not.toContain('nonce="');
          for (const [, , script = ''] of run.filter(([, tag = '']) => !tag.includes(' src=')))
            expect(sources, path).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
        } else {
          nonces.push(nonce);
          expect(nonce.length).toBeGreaterThan(15);
          for (const [, tag] of run) expect(tag, path).toContain(`nonce="${nonce}"`);
        }
        expect(html, path).not.toMatch(/<[^>]+\son\w+=/);
        expect(html, path).not.toMatch(/href="javascript:/);
      }
      // Of the cart and the page that is not there.
      expect(nonces.length).toBeGreaterThanOrEqual(2);
      expect(new Set(nonces).size).toBe(nonces.length);
    });

    test('A page that guests share carries a cookie for each, and no cart', async ({ page, shopper, t }) => {
      await shopper.choosesPlace(PLACES.town);
      const place = (await page.context().cookies()).find(({ name }) => name === 'place');
      const guestsPage = async () => {
        const answer = await fetch(`${shopper.shellAddress}/products`, {
          headers: { accept: 'text/html', cookie: `place=${place?.value}` },
        });
        expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
        return { html: await answer.text(), cookies: answer.headers.getSetCookie().join() };
      };
      const [first, second] = [await guestsPage(), await guestsPage()];
      expect(second.html).toBe(first.html);
      expect(first.cookies).toMatch(/-guest=/);
      expect(second.cookies).not.toBe(first.cookies);

      await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre });
      await page.goto('/products');
      await expect(new Frame(page, t).cartBar()).toBeVisible();
      expect((await guestsPage()).html).toBe(first.html);
    });

    test('A photo is shown before it is sent, without letting a script in', async ({ page, trouble }) => {
      trouble.expect(/script 'blob:|GET blob:\S+ csp/);
      await page.goto('/');
      const shown = await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(40, 30);
        canvas.getContext('2d');
        const photo = Object.assign(new Image(), { src: URL.createObjectURL(await canvas.convertToBlob()) });
        await photo.decode();
        return photo.naturalWidth;
      });
      expect(shown).toBe(40);
      const ran = await page.evaluate(() =>
        import(URL.createObjectURL(new Blob(['export {}'], { type: 'text/javascript' }))).then(
          () => 'ran',
          () => 'refused',
        ),
      );
      expect(ran).toBe('refused');
    });

    test('Files with a hash in their name are cached permanently and sent compressed', async ({ page, shopper }) => {
      const html = await (await page.request.get(`${shopper.shellAddress}/`)).text();
      const files = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? ''))];
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        const answer = await page.request.get(shopper.shellAddress + file);
        expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
        if ((await answer.body()).length > 1_024) expect(answer.headers()['content-encoding'], file).toBe('br');
      }
    });

    test('Cookies are out of reach of scripts and of other sites', async ({ page, shopper }) => {
      await shopper.choosesPlace(PLACES.town);
      await shopper.puts({ variantId: 'p-boron-250g', vendorId: 'v-nashik-1' });
      await shopper.signsIn();
      await page.goto('/account');
      const cookies = await page.context().cookies();
      for (const { name, httpOnly, sameSite } of cookies) {
        expect(httpOnly, name).toBe(true);
        expect(sameSite, name).toBe(/^(language|place|lite)$|-guest$/.test(name) ? 'Lax' : 'Strict');
      }
      const names = cookies.map(({ name }) => name);
      expect(names.filter((name) => /-(access|refresh)$/.test(name))).toHaveLength(2);
      expect(await page.evaluate(() => document.cookie)).toBe('');
      expect(await page.content()).not.toContain('eyJ');
    });
  });
}

test('Personal answers are not cached by proxies', async ({ page, shopper }) => {
  await shopper.signsIn();
  for (const path of ['/', '/orders', '/account', '/addresses']) {
    const answer = await page.request.get(shopper.shellAddress + path);
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
  }
});

test('Three shells on one host do not share a session', async ({ shopper, market, browser }) => {
  await shopper.signsIn();
  const { cookies } = await shopper.page.context().storageState();
  const context = await browser.newContext({ storageState: { cookies, origins: [] } });
  for (const other of [market.csc, market.business]) {
    const answer = await context.request.get(`${other}/orders`, { maxRedirects: 0 });
    expect(answer.status(), other).toBe(302);
    expect(answer.headers()['location'], other).toContain('/login');
  }
  await context.close();
});

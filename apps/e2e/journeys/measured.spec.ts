import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect } from '../src/journey.ts';
import { test as ownMarketTest } from '../src/own-market.ts';

/** An event as a tag manager's server gets it. */
interface Told {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Sink {
  readonly told: Told[];
  /** Browsers, by what they are called. */
  readonly clients: Set<string>;
  /** All that was said, as text. */
  text: string;
  readonly server: Server;
}

/** A market whose readers may be measured, and the tag manager that is told. */
const test = ownMarketTest.extend<{ sink: Sink }>({
  sink: async ({}, use) => {
    const sink: Sink = { told: [], clients: new Set(), text: '', server: createServer() };
    sink.server.on('request', (request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { client_id: client, events } = JSON.parse(body) as { client_id: string; events: Told[] };
        sink.told.push(...events);
        sink.clients.add(client);
        sink.text += body;
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve));
    await use(sink);
    sink.server.close();
  },
  shellEnvironment: { MEASURED_PURPOSES: 'statistics' },
  backendEnvironment: async ({ sink }, use) =>
    use({
      TAG_MANAGER_ADDRESS: `http://127.0.0.1:${String((sink.server.address() as AddressInfo).port)}`,
      TAG_MANAGER_MEASUREMENT_ID: 'G-TEST',
      TAG_MANAGER_API_SECRET: 'secret',
    }),
});

/** Names of what was told so far. */
const names = ({ told }: Sink) => new Set(told.map(({ name }) => name));
const visitor = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('-visitor'))?.value ?? null;

// Written from docs/domain/measurement.md.
test('Who agrees is measured without a name, a number or an address, until they stop it or sign out', async ({
  page,
  t,
  sink,
  shopper,
  trouble,
}) => {
  trouble.expect(/Clear-Site-Data header .* Cleared data types: "storage"|status of 404/);
  const question = page.getByText(t('measurement:ask.statistics'));
  await page.goto('/');
  await expect(question, 'not before an entry page').toBeHidden();
  await page.goto('/categories');
  await expect(question).toBeVisible();
  expect(await visitor(page)).toBeNull();
  await page.getByRole('button', { name: t('measurement:ask.yes'), exact: true }).click();
  await expect(question).toBeHidden();

  const number = await shopper.signsIn();
  await page.goto('/search?q=yuriya');
  await page.goto('/order/0c000000-0000-4000-8000-0000000000aa');
  await page.goto('/products');
  await page.mouse.wheel(0, 300);
  // It is left: what the browser measured is told.
  await page.goto('/account');
  await expect.poll(() => [...names(sink)]).toEqual(expect.arrayContaining(['page_view', 'sign_in', 'web_vital']));
  const vitals = sink.told.filter(({ name }) => name === 'web_vital').map(({ params }) => params);
  for (const { route, network, metric, value } of vitals) {
    expect(String(route)).toMatch(/^\/(?!order\/0)[a-z:]*/);
    expect(['slow-2g', '2g', '3g', '4g', 'unknown']).toContain(network);
    expect(['inp', 'lcp', 'cls', 'ttfb']).toContain(metric);
    expect(Number.isInteger(value)).toBe(true);
  }
  expect(vitals.map(({ metric }) => metric)).toEqual(expect.arrayContaining(['lcp', 'ttfb']));
  for (const personal of [number, '0c000000', 'yuriya', 'Mozilla']) expect(sink.text).not.toContain(personal);

  const first = await visitor(page);
  expect([...sink.clients]).toEqual([first]);
  await page.getByRole('link', { name: t('account:signOut.action') }).click();
  await page.getByRole('button', { name: t('account:signOut.action') }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/categories');
  expect(await visitor(page), 'another after signing out').not.toBe(first);

  await page.goto('/privacy');
  await page.getByRole('button', { name: t('measurement:choice.stop') }).click();
  await expect(page.getByText(t('measurement:choice.off'))).toBeVisible();
  expect(await visitor(page)).toBeNull();
  await page.goto('/brands');
  await expect(question, 'it was answered').toBeHidden();
  // What is told after it shows that it was passed over, not late.
  await page.goto('/privacy');
  await page.getByRole('button', { name: t('measurement:choice.allow') }).click();
  await page.goto('/dcs');
  const routes = () => sink.told.map(({ params }) => params['route']);
  await expect.poll(routes).toContain('/dcs');
  expect(routes()).not.toContain('/brands');
});

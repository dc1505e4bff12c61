import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sampleOffer } from './sample-offer.ts';

const SHELL = 'http://127.0.0.1:4200';
let close = () => {};
afterEach(() => close());

/** A backend that answers with this. */
async function backendSaying(status: number, body: unknown): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('is the first offer that runs, at the shell', async () => {
  const backend = await backendSaying(200, {
    results: [
      { path: '/growth/validate?code=old', valid_until: '2020-01-01' },
      { path: '/growth/validate?code=new', valid_until: '2999-01-01' },
    ],
  });
  expect(await sampleOffer(backend, SHELL)).toBe(`${SHELL}/growth/validate?code=new`);
});

it('is none where there is no sandbox, none that runs, or no answer', async () => {
  expect(await sampleOffer(await backendSaying(404, {}), SHELL)).toBeNull();
  close();
  const backend = await backendSaying(200, { results: [] });
  expect(await sampleOffer(backend, SHELL)).toBeNull();
  close();
  expect(await sampleOffer('http://127.0.0.1:9', SHELL)).toBeNull();
});

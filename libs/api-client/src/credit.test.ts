import { afterEach, expect, it } from 'vitest';
import { creditAccount, creditCost, creditEntries } from './index.ts';
import { openTestClient, startTestServer, type TestServer } from './testing/http-server.ts';

let server: TestServer;
afterEach(() => server.close());

it('requests the farmer’s credit at the page’s place, the ledger by page, and the cost of an amount', async () => {
  server = await startTestServer((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{}');
  });
  const api = openTestClient(server.address, { accessToken: () => 'token-1' });
  await creditAccount(api);
  await creditEntries(api);
  await creditEntries(api, { page: 2 });
  await creditCost(api, 1234.5);
  expect(server.requests.map(({ url }) => url)).toEqual([
    '/credit/v1/account?lat_lng=20,73',
    '/credit/v1/entries?page=1',
    '/credit/v1/entries?page=2',
    '/credit/v1/cost?amount=1234.5',
  ]);
});

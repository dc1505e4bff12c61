import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveErrorReports } from '../server/error-reports.ts';

const ORIGIN = 'https://haat.example';
const EVENTS = { message: 'what reached the shell' };

/** What the page has sent. */
let bodies: string[] = [];

/** A page as its browser has it: what it was drawn for, and whether there is a line. */
function openPage({ requestId, onLine = true }: { requestId?: string | undefined; onLine?: boolean }): void {
  const dataset = requestId === undefined ? {} : { errors: requestId };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset } }));
  vi.stubGlobal('location', { pathname: '/order/9822012345', href: `${ORIGIN}/order/9822012345?name=Ramesh` });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address === '/api/errors') bodies.push(body);
    return new Response(null, { status: 204 });
  });
}

/** What the shell makes of what the page has sent. */
async function passedOn() {
  const reports: { event: unknown; place: unknown }[] = [];
  const app = Fastify();
  serveErrorReports(
    app,
    {
      report: () => undefined,
      reportOfPage: (event, place) => void reports.push({ event, place }),
      flush: async () => undefined,
    },
    ORIGIN,
  );
  for (const payload of bodies)
    await app.inject({ method: 'POST', url: '/api/errors', payload, headers: { origin: ORIGIN } });
  await app.close();
  return reports;
}

// Each test is a page of its own: how many errors it told is the module's.
beforeEach(() => {
  bodies = [];
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());
const tellError = async (...errors: unknown[]) => {
  const page = await import('./watch-errors.ts');
  for (const error of errors) page.tellError(error);
};

it('an error of a page reaches the shell with what it was, the pattern of its route and the request', async () => {
  openPage({ requestId: 'request-1' });
  await tellError(new TypeError('x is not a function'));
  await expect.poll(() => bodies.length, EVENTS).toBe(1);
  const [{ event, place } = { event: {}, place: null }] = await passedOn();
  expect(place).toEqual({ during: 'page', route: '/order/:orderId', requestId: 'request-1' });
  expect(event).toMatchObject({ exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] } });
});

it('tells five errors of a page at most', async () => {
  openPage({ requestId: 'request-1' });
  await tellError(...Array.from({ length: 20 }, (_, index) => new Error(`error ${index}`)));
  await expect.poll(() => bodies.length, EVENTS).toBe(5);
});

it.each([
  ['where the shell has no service of errors', { requestId: undefined }, new Error('x')],
  ['without a line', { requestId: 'request-1', onLine: false }, new Error('x')],
  [
    'what the shell has told: a page that was refused',
    { requestId: 'request-1' },
    { status: 404, statusText: '', internal: false, data: null },
  ],
])('tells nothing %s', async (_where, page, error) => {
  openPage(page);
  await tellError(error);
  // One that is told after it shows that the first was passed over, not late.
  openPage({ requestId: 'request-2' });
  await tellError(new Error('after'));
  await expect.poll(() => bodies.length, EVENTS).toBeGreaterThan(0);
  expect((await passedOn()).map(({ place }) => place)).toMatchObject([{ requestId: 'request-2' }]);
});

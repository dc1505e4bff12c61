import { createHash } from 'node:crypto';
import { measurementArea } from '@haat/backend-measurement';
import { measurementDeliveries, measurementSinks } from '@haat/backend-measurement/tables';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import type { MeasuredEvent } from '@haat/api-contract';
import { lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { LocalSink } from './local-sink.ts';
import { measuredEvent } from './measured-event.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(testDatabases(import.meta.filename))('relaying events on $name', (on) => {
  const sinks = {
    tagManager: new LocalSink(),
    meta: new LocalSink(),
    mixpanel: new LocalSink(),
    webEngage: new LocalSink(),
  };
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({
      on,
      areas: AREAS_WITHOUT_JOBS,
      configuration: {
        measurement: {
          tagManager: { address: await sinks.tagManager.listens(), measurementId: 'G-TEST', apiSecret: 's3cret' },
          meta: { address: await sinks.meta.listens(), pixelId: '4711', accessToken: 'meta-token' },
          mixpanel: { address: await sinks.mixpanel.listens(), token: 'mix-token' },
          webEngage: { address: await sinks.webEngage.listens(), licenseCode: '~abc', key: 'we-key' },
        },
      },
    });
  });
  afterAll(async () => {
    await backend?.close();
    for (const sink of Object.values(sinks)) sink.server.close();
  });
  beforeEach(async () => {
    for (const sink of Object.values(sinks)) {
      sink.taken = [];
      sink.asked = 0;
      sink.answer = () => ({ status: 200 });
    }
    await backend.database.delete(measurementDeliveries);
    await backend.database.delete(measurementSinks);
  });

  const tell = (...events: MeasuredEvent[]) => backend.request('POST', '/measurement/v1/events', { body: { events } });
  const runJobs = async () => {
    for (const job of measurementArea.jobs ?? [])
      if (job.isNeeded?.(backend.dependencies) ?? true) await job.run(backend.dependencies);
  };
  const nowPlus = (ms: number) => new Date(backend.dependencies.now().getTime() + ms).toISOString();
  const present = (given: Partial<MeasuredEvent> = {}) => measuredEvent({ at: nowPlus(0), ...given });

  it('tells each sink in its own wire', async () => {
    const at = nowPlus(0);
    const event = measuredEvent({
      at,
      name: 'order_placed',
      properties: { marketplace: 'dehaat', payment: 'cash', rupees: 1234 },
    });
    expect(await tell(event)).toMatchObject({ status: 202, body: { taken: 1, refused: 0 } });
    await runJobs();
    const properties = { ...event.properties, shell: 'farmer' };
    expect(sinks.tagManager.taken).toEqual([
      {
        path: '/mp/collect?measurement_id=G-TEST&api_secret=s3cret',
        authorization: undefined,
        body: {
          client_id: event.visitor,
          consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
          events: [{ name: 'order_placed', timestamp_micros: Date.parse(at) * 1000, params: properties }],
        },
      },
    ]);
    expect(sinks.meta.taken).toEqual([
      {
        path: '/4711/events?access_token=meta-token',
        authorization: undefined,
        body: {
          data: [
            {
              event_name: 'Purchase',
              event_time: Math.floor(Date.parse(at) / 1000),
              event_id: event.id,
              action_source: 'other',
              user_data: { external_id: [createHash('sha256').update(event.visitor).digest('hex')] },
              custom_data: { ...properties, value: 1234, currency: 'INR' },
            },
          ],
        },
      },
    ]);
    expect(sinks.mixpanel.taken).toEqual([
      {
        path: '/import?strict=1',
        authorization: `Basic ${Buffer.from('mix-token:').toString('base64')}`,
        body: [
          {
            event: 'order_placed',
            properties: {
              ...properties,
              time: Date.parse(at),
              distinct_id: event.visitor,
              $insert_id: event.id,
              ip: 0,
            },
          },
        ],
      },
    ]);
    expect(sinks.webEngage.taken).toEqual([
      {
        path: '/v1/accounts/~abc/bulk-events',
        authorization: 'Bearer we-key',
        body: {
          events: [
            {
              anonymousId: event.visitor,
              eventName: 'order_placed',
              eventTime: at.replace(/\.\d+Z$/, '+0000'),
              eventData: properties,
            },
          ],
        },
      },
    ]);
  });

  it('tells a sink only what its purpose was agreed to for', async () => {
    await tell(
      present({ purposes: ['statistics'] }),
      present({ name: 'search', properties: { results: 3 }, purposes: ['marketing'] }),
    );
    await runJobs();
    expect(sinks.mixpanel.taken.flatMap(({ body }) => body.map((each: { event: string }) => each.event))).toEqual([
      'page_view',
    ]);
    expect(
      sinks.meta.taken.flatMap(({ body }) => body.data.map((each: { event_name: string }) => each.event_name)),
    ).toEqual(['Search']);
  });

  it('loses nothing and tells nothing twice when a sink is away for a day', async () => {
    const ids: string[] = [];
    sinks.mixpanel.answer = () => ({ status: 503 });
    for (let hour = 0; hour < 24; hour += 1) {
      const events = Array.from({ length: 5 }, () => present());
      ids.push(...events.map(({ id }) => id));
      await tell(...events);
      backend.advance(HOUR_MS);
      await runJobs();
    }
    expect(sinks.mixpanel.taken).toEqual([]);
    // It was asked, and not without a pause.
    expect(sinks.mixpanel.asked).toBe(24);
    expect(sinks.tagManager.taken.flatMap(({ body }) => body.events)).toHaveLength(ids.length);
    sinks.mixpanel.answer = () => ({ status: 200 });
    backend.advance(HOUR_MS);
    await runJobs();
    await runJobs();
    const told = sinks.mixpanel.taken.flatMap(({ body }) =>
      body.map((each: { properties: { $insert_id: string } }) => each.properties.$insert_id),
    );
    expect(told.toSorted()).toEqual(ids.toSorted());
  });

  it('goes on where a sink went away in between', async () => {
    let left = 1;
    sinks.webEngage.answer = () => ({ status: (left -= 1) >= 0 ? 200 : 500 });
    const events = Array.from({ length: 60 }, () => present());
    await tell(...events);
    await runJobs();
    expect(sinks.webEngage.taken).toHaveLength(1);
    left = 100;
    // Not before its pause is over.
    await runJobs();
    expect(sinks.webEngage.taken).toHaveLength(1);
    backend.advance(MINUTE_MS);
    await runJobs();
    expect(sinks.webEngage.taken.map(({ body }) => body.events.length)).toEqual([25, 25, 10]);
  });

  it('counts an event that is told again once, also after it was relayed', async () => {
    const event = present();
    await tell(event);
    await tell(event, event);
    await runJobs();
    await tell(event);
    await runJobs();
    expect(sinks.tagManager.taken.flatMap(({ body }) => body.events)).toHaveLength(1);
  });

  it('does not let one event that a sink refuses keep the others back', async () => {
    sinks.meta.answer = ({ body }) => ({
      status: body.data.some((each: { event_name: string }) => each.event_name === 'Search') ? 400 : 200,
    });
    await tell(present(), present({ name: 'search', properties: { results: 1 } }), present());
    await runJobs();
    await runJobs();
    expect(sinks.meta.taken.map(({ body }) => body.data[0].event_name)).toEqual(['PageView', 'PageView']);
    expect(await backend.database.select().from(measurementSinks)).toContainEqual(
      expect.objectContaining({ name: 'meta', refused: 1, failures: 0 }),
    );
  });

  it('takes a partial success of Mixpanel as one', async () => {
    sinks.mixpanel.answer = () => ({
      status: 400,
      body: { code: 400, num_records_imported: 1, failed_records: [{ index: 0, insert_id: 'x' }] },
    });
    await tell(present(), present());
    await runJobs();
    await runJobs();
    expect(sinks.mixpanel.asked).toBe(1);
  });

  it('keeps what a wrong key refuses, until it is right', async () => {
    sinks.meta.answer = () => ({ status: 401 });
    await tell(present());
    await runJobs();
    sinks.meta.answer = () => ({ status: 200 });
    backend.advance(MINUTE_MS);
    await runJobs();
    expect(sinks.meta.taken).toHaveLength(1);
  });

  it('drops what has waited for more than 70 hours, and counts it', async () => {
    sinks.tagManager.answer = () => ({ status: 500 });
    await tell(present());
    await runJobs();
    backend.advance(71 * HOUR_MS);
    await tell(present());
    sinks.tagManager.answer = () => ({ status: 204 });
    await runJobs();
    expect(sinks.tagManager.taken.flatMap(({ body }) => body.events)).toHaveLength(1);
    expect(await backend.database.select().from(measurementSinks)).toContainEqual(
      expect.objectContaining({ name: 'tag-manager', dropped: 1 }),
    );
  });

  it('keeps 200 000 for a sink, of more the oldest are dropped and counted, also of one moment', async () => {
    sinks.meta.answer = () => ({ status: 503 });
    const [event, at] = [present(), nowPlus(-HOUR_MS)];
    // The first ten are older than the rest, which all are of one moment.
    await backend.database.execute(sql`
      insert into ${measurementDeliveries} (sink, id, event, at)
      select 'meta', gen_random_uuid(), ${JSON.stringify(event)}::jsonb,
        ${at}::timestamptz - case when n <= 10 then interval '1 minute' else interval '0' end
      from generate_series(1, 200025) as n`);
    await runJobs();
    expect(await backend.database.$count(measurementDeliveries)).toBe(200_000);
    expect(await backend.database.$count(measurementDeliveries, lt(measurementDeliveries.at, new Date(at)))).toBe(0);
    expect(await backend.database.select().from(measurementSinks)).toContainEqual(
      expect.objectContaining({ name: 'meta', dropped: 25 }),
    );
  });

  it('forgets a day later what it has relayed', async () => {
    await tell(present());
    await runJobs();
    backend.advance(25 * HOUR_MS);
    await runJobs();
    expect(await backend.database.select().from(measurementDeliveries)).toEqual([]);
  });

  it.each([
    ['a phone number', { route: '/', language: 'hi', lite: false, phone: '9822012345' }],
    ['a name for a language', { route: '/', language: 'Ramesh Patil', lite: false }],
    ['an address for a route', { route: '/order/9822012345', language: 'hi', lite: false }],
    ['what is left out', { route: '/' }],
  ])('refuses %s and keeps nothing of it', async (_what, properties) => {
    expect(await tell(present({ properties }))).toMatchObject({
      status: 202,
      body: { taken: 0, refused: 1 },
    });
    expect(await backend.database.select().from(measurementDeliveries)).toEqual([]);
  });

  it.each([
    ['no event', []],
    ['201 of them', Array.from({ length: 201 }, () => measuredEvent())],
    ['one without agreement', [measuredEvent({ purposes: [] })]],
    ['one with a further field', [{ ...measuredEvent(), phone: '9822012345' }]],
    ['a long text', [measuredEvent({ properties: { route: `/${'a'.repeat(200)}` } })]],
  ])('refuses %s as a whole', async (_what, events) => {
    expect(await tell(...(events as MeasuredEvent[]))).toMatchObject({ status: 400 });
  });
});

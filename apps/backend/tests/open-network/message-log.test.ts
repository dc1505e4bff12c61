import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportMessages } from '@haat/backend-open-network';
import { networkJourneys, networkMessages } from '@haat/backend-open-network/tables';
import { rowsOf } from '@haat/backend-platform';
import type { SandboxNetwork } from '@haat/backend-sandbox-network';
import { ADDRESS, testDatabases, type TestBackend } from '@haat/backend-testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkBuyer, SECOND_MS, startNetworkMarket } from './network-journey.ts';

const DAY_MS = 24 * 3600 * SECOND_MS;

describe.each(testDatabases(import.meta.filename))('the log of messages of the open network on $name', (on) => {
  let backend: TestBackend;
  let network: SandboxNetwork;
  let folder: string;
  beforeAll(async () => {
    ({ backend, network } = await startNetworkMarket(on));
    folder = await mkdtemp(join(tmpdir(), 'messages-'));
  }, 120_000);
  afterAll(async () => {
    await backend?.close();
    await network?.close();
    await rm(folder, { recursive: true });
  });

  /** Rows of a table that hold something, as the database has them. */
  const readable = async (table: string, text: string) =>
    (
      await rowsOf<{ id: string }>(
        backend.database,
        sql`select id from ${sql.identifier(table)} t where t::text like ${`%${text}%`}`,
      )
    ).length;
  const actionsOf = async (id: string) =>
    (await backend.database.select().from(networkMessages).where(eq(networkMessages.transactionId, id))).map(
      ({ action }) => action,
    );
  const exported = async (id: string, to: string) => {
    await exportMessages(backend.dependencies, join(folder, to), id);
    const [flow = ''] = await readdir(join(folder, to));
    return readFile(join(folder, to, flow, 'init.json'), 'utf8');
  };

  it('names nobody to who reads the database, and is exported to the byte', async () => {
    const farmer = await networkBuyer(backend, network);
    const journey = await farmer.quoted();
    await farmer.place(journey);
    await farmer.until(journey.id, 'accepted');
    await farmer.call('POST', `/order/v1/orders/${journey.id}/cancel`, { reason: '010' });
    await expect.poll(() => actionsOf(journey.id)).toContain('on_cancel');
    for (const table of ['network_messages', 'network_requests'])
      for (const secret of [ADDRESS.phone_number, ADDRESS.name]) expect(await readable(table, secret)).toBe(0);
    // The way of looking finds what is readable.
    expect(await readable('network_messages', journey.id)).toBeGreaterThan(7);
    const rows = await backend.database
      .select()
      .from(networkMessages)
      .where(eq(networkMessages.transactionId, journey.id));
    expect(new Set(rows.map(({ farmerId }) => farmerId))).toEqual(new Set([farmer.userId]));
    const init = await exported(journey.id, 'all');
    expect(init).toContain(ADDRESS.phone_number);

    // As a process of before wrote it.
    const plain = { body: init, encryptedBody: null, answer: 'plain', encryptedAnswer: null };
    const [row] = rows.filter(({ action }) => action === 'init');
    await backend.database.update(networkMessages).set(plain).where(eq(networkMessages.id, row!.id));
    expect(await readable('network_messages', ADDRESS.phone_number)).toBe(1);
    backend.advance(3600 * SECOND_MS);
    await expect.poll(() => readable('network_messages', ADDRESS.phone_number)).toBe(0);
    expect(await exported(journey.id, 'again')).toBe(init);
  });

  it('keeps an order for a year after its last message, and what was only asked for a month', async () => {
    const [farmer, other] = [await networkBuyer(backend, network), await networkBuyer(backend, network)];
    const ordered = await farmer.quoted();
    await farmer.place(ordered);
    await farmer.until(ordered.id, 'accepted');
    const asked = await other.quoted();
    backend.advance(29 * DAY_MS);
    const late = await (await networkBuyer(backend, network)).quoted();
    backend.advance(2 * DAY_MS);
    await expect.poll(() => actionsOf(asked.id)).toEqual([]);
    const ofJourney = () => backend.database.select().from(networkJourneys).where(eq(networkJourneys.id, asked.id));
    await expect.poll(ofJourney).toEqual([]);
    expect(await actionsOf(late.id)).toContain('on_select');
    expect(await actionsOf(ordered.id)).toContain('confirm');
    backend.advance(335 * DAY_MS);
    await expect.poll(() => actionsOf(ordered.id)).toEqual([]);
  });
});

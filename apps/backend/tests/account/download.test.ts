import { strFromU8, unzipSync } from 'fflate';
import { AREAS } from '../../src/compose.ts';
import { deliverablePacks, farmer, setOffer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { wholePerson, WORDS } from './whole-person.ts';
import type { WholePerson } from './whole-person.ts';

const PATH = '/user/v1/account/data';

// Written from docs/domain/identity.md#download-of-ones-data.
describe.each(testDatabases(import.meta.filename))('the download of one’s data on $name', (on) => {
  let backend: TestBackend;
  let person: WholePerson;
  let files: Record<string, Uint8Array>;
  const download = (token: string) => fetch(backend.address + PATH, { headers: { authorization: `Bearer ${token}` } });
  const rows = (path: string): Record<string, unknown>[] => {
    const file = files[path];
    return file === undefined ? [] : (JSON.parse(strFromU8(file)) as { rows: Record<string, unknown>[] }).rows;
  };

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    const [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 500 });
    person = await wholePerson(backend, '9377700007', pack);
    const answer = await download(person.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  });
  afterAll(() => backend?.close());

  it('holds what each area keeps, with the reason', () => {
    expect(rows('identity/users.json')).toMatchObject([{ full_name: WORDS.name, phone_number: person.phone }]);
    expect(rows('identity/addresses.json')).toMatchObject([{ name: WORDS.name }, { name: WORDS.name }]);
    expect(rows('orders/orders.json')).toMatchObject([{ status: 'DELIVERED' }]);
    expect(rows('orders/order_lines.json')).toMatchObject([{ quantity: 1 }]);
    expect(rows('aftercare/order_issues.json')).toMatchObject([{ note: WORDS.note }]);
    expect(rows('kyc/identity_papers.json')).toMatchObject([{ number: 'ABCPK1234F', name: WORDS.name }]);
    expect(rows('security-events/security_events.json').length).toBeGreaterThan(0);
    const about = (JSON.parse(strFromU8(files['orders/orders.json'] ?? new Uint8Array())) as { about: string }).about;
    expect(about).toContain('law');
  });

  it('holds bills as PDF and photographs as JPEG', () => {
    const starts = (pattern: RegExp) =>
      Object.entries(files)
        .filter(([path]) => pattern.test(path))
        .map(([, content]) => strFromU8(content.slice(0, 3), true));
    expect(starts(/^aftercare\/bills\/.+\.pdf$/)).toEqual(['%PD']);
    expect(starts(/^media\/photos\/.+\.jpg$/)).toEqual(['\xff\xd8\xff']);
  });

  it('holds no hash, no secret and nothing that is encrypted', () => {
    const text = Object.entries(files)
      .filter(([path]) => path.endsWith('.json'))
      .map(([, content]) => strFromU8(content))
      .join('\n');
    expect(text).not.toMatch(/"\w*(_hash|digest)":/);
    for (const { table, column } of AREAS.flatMap(({ encryptedColumns = [] }) => encryptedColumns))
      for (const [path, content] of Object.entries(files))
        if (path.endsWith(`/${table}.json`)) expect(strFromU8(content), path).not.toContain(`"${column}"`);
  });

  it('holds nothing of another person', async () => {
    const other = await farmer(backend);
    const theirs = unzipSync(new Uint8Array(await (await download(other.token)).arrayBuffer()));
    const text = Object.values(theirs)
      .map((content) => strFromU8(content, true))
      .join('\n');
    for (const word of [person.phone, person.userId, WORDS.name]) expect(text).not.toContain(word);
    expect(Object.keys(theirs)).toContain('identity/users.json');
  });

  it('comes three times in 24 hours', async () => {
    const { token } = await farmer(backend);
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await download(token)).status));
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = await download(token);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });
});

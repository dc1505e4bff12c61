import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

const IMPORTS = '/vendor/v1/goods-imports';

describe.each(testDatabases(import.meta.filename))('a file of goods on $name', (on) => {
  let backend: TestBackend;
  let shop: StaffMember;
  let other: StaffMember;
  let ids: string[];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    shop = await staffMember(backend, 'vendor');
    other = await staffMember(backend, 'vendor', 'small-patna');
    const { body } = await shop.call('GET', '/vendor/v1/goods');
    ids = body.results.map(({ c_id: id }: { c_id: string }) => id);
  });
  afterAll(() => backend?.close());

  async function send(body: string | Uint8Array<ArrayBuffer>, by = shop) {
    const answer = await fetch(`${backend.address}${IMPORTS}?lang=en`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${await by.token()}`, 'content-type': 'text/csv' },
    });
    return { status: answer.status, body: await answer.json() };
  }
  const refusal = async (body: string | Uint8Array<ArrayBuffer>) => {
    const { status, body: answer } = await send(body);
    return status === 201 ? 'read' : `${status} ${answer.error.details?.refusal}`;
  };
  const packOf = async (id: string) => (await shop.call('GET', `/vendor/v1/goods/${id}?lang=en`)).body;
  const act = (id: string, what: string, body: object = {}, by = shop) =>
    by.call('POST', `${IMPORTS}/${id}/${what}`, body);

  it('gives the goods as they are, and reads them back as no change', async () => {
    const { body: file, headers } = await shop.call('GET', '/vendor/v1/goods-file?lang=hi');
    expect([headers.get('content-type'), file.split('\r\n')[0]]).toEqual([
      'text/csv; charset=utf-8',
      'id,name,pack,mrp,price,stock,on_sale',
    ]);
    const { body } = await send(file);
    expect(body).toMatchObject({ state: 'CHECKED', changes: 0, wrong: 0 });
    expect(body.unchanged).toBe(file.trim().split('\r\n').length - 1);
  });

  it('tells of each row what it changes and what is wrong in which cell, and changes nothing yet', async () => {
    const [first, second, third] = ids as [string, string, string];
    const before = await packOf(first);
    const { body } = await send(
      [
        'id,price,stock,on_sale',
        `${first},${before.price - 1},25,no`,
        `${second},=1+1,-1,perhaps`,
        `${third},${before.mrp * 900},,`,
        `${first},1,1,yes`,
        'small-patna-other,1,1,yes',
        `${ids[3]},5`,
        `${ids[4]},,,,5`,
      ].join('\n'),
    );
    const faults = (id: string, line: number) =>
      body.report.results
        .find((row: { line: number; c_id: string }) => row.line === line && row.c_id === id)
        ?.faults.map(({ column, fault }: { column: string; fault: string }) => `${column}: ${fault}`);
    expect(body).toMatchObject({ changes: 1, wrong: 6, unchanged: 0 });
    expect(faults(second, 3)).toEqual(['price: formula', 'stock: negative', 'on_sale: not-yes-or-no']);
    expect(faults(third, 4)).toContain('price: above-mrp');
    expect(faults(first, 5)).toEqual(['id: twice']);
    expect(faults('small-patna-other', 6)).toEqual(['id: unknown-goods']);
    expect(faults(ids[3]!, 7)).toEqual(['null: half-row']);
    expect(faults(ids[4]!, 8)).toEqual(['null: too-long-row']);
    expect(body.report.results.at(-1)).toMatchObject({
      ...{ line: 2, faults: [], is_jump: false },
      ...{ price: { from: before.price, to: before.price - 1 }, stock: { from: 20, to: 25 } },
    });
    expect(await packOf(first)).toEqual(before);
  });

  it('applies all right rows at once, and takes them back while nobody changed them since', async () => {
    const [first, second] = ids as [string, string];
    const before = [await packOf(first), await packOf(second)];
    const { body } = await send(`id,price,stock\n${first},${before[0].price - 2},30\n${second},,0\nnone,1,1\n`);
    expect((await act(body.id, 'apply', {}, other)).status).toBe(404);
    expect((await act(body.id, 'apply')).body).toMatchObject({ state: 'APPLIED', changes: 2, wrong: 1 });
    expect((await act(body.id, 'apply')).status).toBe(200);
    expect([(await packOf(first)).stock, (await packOf(second)).stock]).toEqual([30, 0]);
    const { body: history } = await shop.call('GET', `/vendor/v1/goods/${first}/history`);
    expect(history.results).toMatchObject([{ is_import: true, is_own: true }]);
    expect((await act(body.id, 'undo')).body.state).toBe('UNDONE');
    const after = [await packOf(first), await packOf(second)];
    expect(after.map(({ version: _version, ...pack }) => pack)).toEqual(
      before.map(({ version: _version, ...pack }) => pack),
    );
  });

  it('changes nothing when somebody was faster, before it is applied and before it is undone', async () => {
    const [first, second] = ids as [string, string];
    const file = `id,stock\n${first},40\n${second},40\n`;
    const { body } = await send(file);
    const { version, price } = await packOf(second);
    await shop.call('PATCH', `/vendor/v1/goods/${second}`, { version, price: price - 1 });
    const refused = await act(body.id, 'apply');
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([
      ...[409, 'goods_error.import_moved', { lines: [3], count: 1 }],
    ]);
    expect((await packOf(first)).stock).toBe(20);
    const { body: again } = await send(file);
    await act(again.id, 'apply');
    await shop.call('PATCH', `/vendor/v1/goods/${first}`, { version: (await packOf(first)).version, on_sale: false });
    expect((await act(again.id, 'undo')).body.error.code).toBe('goods_error.import_moved');
    expect((await packOf(second)).stock).toBe(40);
  });

  it('asks about jumps of prices first', async () => {
    const [, , third] = ids as [string, string, string];
    const { body } = await send(`id,price\n${third},0.01\n`);
    expect(body.jumps).toBe(1);
    expect((await act(body.id, 'apply')).body.error.code).toBe('goods_error.price_jump');
    expect((await act(body.id, 'apply', { is_sure: true })).body.state).toBe('APPLIED');
    await act(body.id, 'undo');
  });

  it('says why it does not read a file', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('id,price\n', 'utf16le')]);
    const windows = new Uint8Array([...Buffer.from('id,name,price\nx,Caf'), 0xe9, ...Buffer.from(',1\n')]);
    const rows = (count: number) => `id,price\n${'x,1\n'.repeat(count)}`;
    const cases: readonly [string, string | Uint8Array<ArrayBuffer>, string][] = [
      ['only names of columns', 'id,price\n', '400 empty'],
      ['UTF-16', utf16, '400 encoding'],
      ['Windows-1252', windows, '400 encoding'],
      ['letters that were lost', 'id,name,price\nx,????? ???,1\n', '400 letters-lost'],
      ['other columns', 'goods;price\nx;1\n', '400 columns-missing'],
      ['a million columns', `id,price\n${','.repeat(1_000_000)}\n`, '400 too-many-columns'],
      ['some hundred columns', `id,price\nx${',1'.repeat(200)}\n`, '400 too-many-columns'],
      ['a quote that never ends', 'id,price\n"x,1\ny,2\n', '400 not-csv'],
      ['too many rows', rows(5001), '400 too-many-rows'],
      ['20 MB', `id,name,price\n${`x,${'y'.repeat(9_000)},1\n`.repeat(2_300)}`, '400 too-large'],
      ['20 MB of other columns', `id,name\n${`x,${'y'.repeat(9_000)}\n`.repeat(2_300)}`, '400 columns-missing'],
    ];
    const told = [];
    for (const [name, file] of cases) told.push([name, await refusal(file)]);
    expect(told).toEqual(cases.map(([name, , refused]) => [name, refused]));
    expect((await shop.call('POST', IMPORTS, { id: 1 })).status).toBe(400);
    expect((await other.call('GET', IMPORTS)).body.results).toEqual([]);
  });
});

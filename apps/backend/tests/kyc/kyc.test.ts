import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityDocuments } from '@haat/backend-kyc/tables';
import { decryptDocument, decryptPhoto } from '@haat/backend-kyc/testing';
import { hasIdentityDocument } from '@haat/backend-kyc';
import { createEncryptor, encryptionKeyOf, rowsOf } from '@haat/backend-platform';
import { farmer, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const PATH = '/kyc/v1/id';
/** Fictitious, with a valid check digit. */
const AADHAAR = '999999990019';
const DOCUMENT = { kind: 'aadhaar', number: '9999 9999 0019', name: 'Sunita Pawar', consent: true };

describe.each(testDatabases(import.meta.filename))('identity documents on $name', (on) => {
  let backend: TestBackend;
  let logged = '';
  beforeAll(async () => {
    const logTo = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged += chunk.toString();
        done();
      },
    });
    backend = await startBackend({ on, logTo });
  });
  afterAll(() => backend?.close());

  it('holds an Aadhaar by its last four digits, masked, with the time of the consent', async () => {
    const buyer = await farmer(backend);
    expect((await buyer.call('GET', PATH)).body).toEqual({ paper: null });
    expect(await hasIdentityDocument(backend.database, buyer.userId)).toBe(false);
    const given = await buyer.call('POST', PATH, DOCUMENT);
    expect(given).toMatchObject({
      status: 200,
      body: { paper: { kind: 'aadhaar', masked_number: 'XXXX XXXX 0019', name: 'Sunita Pawar', has_photo: false } },
    });
    expect(Math.abs(Date.parse(given.body.paper.given_at) - Date.now())).toBeLessThan(60_000);
    expect(given.headers.get('cache-control')).toBe('no-store');
    expect((await buyer.call('GET', PATH)).body).toEqual(given.body);
    expect(await hasIdentityDocument(backend.database, buyer.userId)).toBe(true);
  });

  it('keeps nothing readable in the database, and of an Aadhaar no more than four encrypted digits', async () => {
    const buyer = await farmer(backend);
    await buyer.call('POST', PATH, { ...DOCUMENT, number: '९९९९ ९९९९ ००१९' });
    const [row] = await backend.database
      .select()
      .from(identityDocuments)
      .where(eq(identityDocuments.userId, buyer.userId));
    expect(row).toMatchObject({
      kind: 'aadhaar',
      consentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}(?:\.\d+)?$/),
    });
    expect(await decryptDocument(backend.dependencies.encryptor, row!, row!.encrypted)).toEqual({
      number: '0019',
      name: 'Sunita Pawar',
    });
    const [{ text } = { text: '' }] = await rowsOf<{ text: string }>(
      backend.database,
      sql`select string_agg(identity_papers::text, ' ') as text from identity_papers`,
    );
    expect(text).not.toMatch(/Sunita|Pawar|99999999/);
  });

  it('cannot be decrypted for another user, with another key, or after a change', async () => {
    const [buyer, other] = [await farmer(backend), await farmer(backend)];
    await buyer.call('POST', PATH, { ...DOCUMENT, kind: 'pan', number: 'abcpk1234f' });
    const [row] = await backend.database
      .select()
      .from(identityDocuments)
      .where(eq(identityDocuments.userId, buyer.userId));
    const { encryptor } = backend.dependencies;
    expect((await decryptDocument(encryptor, row!, row!.encrypted)).number).toBe('ABCPK1234F');
    await expect(decryptDocument(encryptor, { ...row!, userId: other.userId }, row!.encrypted)).rejects.toThrow();
    await expect(decryptDocument(encryptor, { ...row!, kind: 'voter-id' }, row!.encrypted)).rejects.toThrow();
    const foreign = createEncryptor({ current: encryptionKeyOf(randomBytes(32)), old: [] });
    await expect(decryptDocument(foreign, row!, row!.encrypted)).rejects.toThrow();
    const [header, none, iv, text = '', tag] = row!.encrypted.split('.');
    const changed = [header, none, iv, (text.startsWith('A') ? 'B' : 'A') + text.slice(1), tag].join('.');
    await expect(decryptDocument(encryptor, row!, changed)).rejects.toThrow();
  });

  it('replaces the old document by a new one', async () => {
    const buyer = await farmer(backend);
    await buyer.call('POST', PATH, DOCUMENT);
    expect(
      (
        await buyer.call('POST', PATH, {
          ...DOCUMENT,
          kind: 'voter-id',
          number: 'abc 1234567',
          name: '<b>Sunita</b>  Pawar',
        })
      ).body,
    ).toMatchObject({ paper: { kind: 'voter-id', masked_number: 'XXXXXX4567', name: 'Sunita Pawar' } });
    expect(
      await backend.database.select().from(identityDocuments).where(eq(identityDocuments.userId, buyer.userId)),
    ).toHaveLength(1);
  });

  it('encrypts the user’s own photograph; never another user’s, one of an Aadhaar, or one twice', async () => {
    const [buyer, other] = [await farmer(backend), await farmer(backend)];
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();
    const upload = async (): Promise<string> => {
      const answer = await fetch(`${backend.address}/upload/v1/photos`, {
        method: 'POST',
        body: new Uint8Array(png),
        headers: { 'content-type': 'image/png', authorization: `Bearer ${buyer.token}` },
      });
      return ((await answer.json()) as { id: string }).id;
    };
    const pan = { ...DOCUMENT, kind: 'pan', number: 'ABCPK1234F' };
    const photo_id = await upload();
    expect(await other.call('POST', PATH, { ...pan, photo_id })).toMatchObject({
      status: 400,
      body: { error: { code: 'upload_error.photo_unknown' } },
    });
    expect(await buyer.call('POST', PATH, { ...DOCUMENT, photo_id })).toMatchObject({
      status: 400,
      body: { error: { code: 'request_error.invalid', details: { fields: [{ field: 'photo_id', rule: 'value' }] } } },
    });
    expect((await buyer.call('POST', PATH, { ...pan, photo_id })).body).toMatchObject({
      paper: { kind: 'pan', has_photo: true },
    });
    const [row] = await backend.database
      .select()
      .from(identityDocuments)
      .where(eq(identityDocuments.userId, buyer.userId));
    expect(
      await sharp(await decryptPhoto(backend.dependencies.encryptor, row!, row!.encryptedPhoto!)).metadata(),
    ).toMatchObject({
      format: 'jpeg',
      width: 40,
      height: 30,
    });
    expect((await buyer.call('GET', `/upload/v1/photos/${photo_id}`)).status).toBe(404);
    expect(await buyer.call('POST', PATH, { ...pan, photo_id })).toMatchObject({
      status: 400,
      body: { error: { code: 'upload_error.photo_unknown' } },
    });
    expect((await buyer.call('POST', PATH, { ...pan, photo_id: await upload(), number: 'wrong' })).body).toMatchObject({
      error: { code: 'kyc_error.number_invalid' },
    });
    expect((await buyer.call('POST', PATH, DOCUMENT)).body).toMatchObject({ paper: { has_photo: false } });
  });

  it.each([
    [{ number: '9999 9999 0018' }, 'kyc_error.number_invalid', { kind: 'aadhaar', problem: 'mistyped' }],
    [{ number: '9999 9999 001' }, 'kyc_error.number_invalid', { kind: 'aadhaar', problem: 'wrong-form' }],
    [{ kind: 'pan', number: 'ABCXK1234F' }, 'kyc_error.number_invalid', { kind: 'pan', problem: 'wrong-form' }],
    [{ consent: false }, 'request_error.invalid', { fields: [{ field: 'consent', rule: 'value' }] }],
    [{ consent: undefined }, 'request_error.invalid', expect.anything()],
    [{ kind: 'ration-card' }, 'request_error.invalid', expect.anything()],
    [{ name: '<i></i>' }, 'request_error.invalid', { fields: [{ field: 'name', rule: 'too_short' }] }],
    [{ kind: 'pan', number: 'ABCPK1234F', photo_id: 'no-id' }, 'upload_error.photo_unknown', undefined],
  ])('refuses %j and keeps nothing', async (change, code, details) => {
    const buyer = await farmer(backend);
    const { status, body } = await buyer.call('POST', PATH, { ...DOCUMENT, ...change });
    expect({ status, code: body.error.code, details: body.error.details }).toEqual({ status: 400, code, details });
    expect((await buyer.call('GET', PATH)).body).toEqual({ paper: null });
  });

  it('requires a session before anything else', async () => {
    expect(await backend.request('POST', PATH, { body: { number: 'x' } })).toMatchObject({
      status: 401,
      body: { error: { code: 'auth_error.signed_out' } },
    });
    expect((await backend.request('GET', PATH)).status).toBe(401);
  });

  it('keeps it out of the log', async () => {
    const buyer = await farmer(backend);
    await buyer.call('POST', PATH, DOCUMENT);
    await buyer.call('POST', PATH, { ...DOCUMENT, number: '9999 9999 0018' });
    await buyer.call('GET', PATH);
    await expect.poll(() => logged).toContain(`"route":"${PATH}"`);
    expect(logged).not.toMatch(new RegExp(`${AADHAAR}|9999 9999|Sunita|Pawar`));
  });
});

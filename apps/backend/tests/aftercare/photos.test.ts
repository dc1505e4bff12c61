import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { MAX_PHOTO_BYTES } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoAttempts, photos } from '@haat/backend-media/tables';
import { removeUnusedPhotos } from '@haat/backend-media';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { DAY_MS, PHOTOS, startAftercare, statusAndCode } from './delivered-orders.ts';
import type { Aftercare } from './delivered-orders.ts';

const TOO_MANY = { status: 429, code: 'upload_error.too_many' };

describe.each(testDatabases(import.meta.filename))('after an order on $name', (on) => {
  let aftercare: Aftercare;
  let backend: TestBackend;
  let picture: Buffer;
  beforeAll(async () => {
    aftercare = await startAftercare(on);
    ({ backend, picture } = aftercare);
  });
  afterAll(() => backend?.close());

  describe('photos', () => {
    it('are re-encoded, rotated upright and scaled down, and shown to their sender only', async () => {
      const buyer = await farmer(backend);
      const sideways = await sharp(picture)
        .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'where I live' } } })
        .toBuffer();
      const { status, body } = await aftercare.upload(buyer.token, sideways);
      expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(String), width: 800, height: 1600 } });
      const own = await fetch(`${backend.address}${PHOTOS}/${body.id}`, {
        headers: { authorization: `Bearer ${buyer.token}` },
      });
      expect(own.headers.get('content-type')).toBe('image/jpeg');
      const kept = Buffer.from(await own.arrayBuffer());
      expect(kept.includes('where I live')).toBe(false);
      expect((await sharp(kept).metadata()).format).toBe('jpeg');
      const stranger = await farmer(backend);
      for (const id of [body.id, randomUUID(), 'x'])
        expect(statusAndCode(await backend.request('GET', `${PHOTOS}/${id}`, { token: stranger.token }))).toEqual({
          status: 404,
          code: 'request_error.not_found',
        });
    });

    it('are refused when they are no picture, a decompression bomb or too big, and not stored', async () => {
      const buyer = await farmer(backend);
      const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer();
      expect(huge.length).toBeLessThan(1_000_000);
      expect(statusAndCode(await aftercare.upload(buyer.token, huge, 'image/png'))).toEqual({
        status: 413,
        code: 'upload_error.too_large',
      });
      // A picture of 20 000 × 20 000 points is known by its first bytes, before it is unpacked.
      const giant = Buffer.from(await sharp(picture).png().toBuffer());
      giant.writeUInt32BE(20_000, 16);
      giant.writeUInt32BE(20_000, 20);
      giant.writeUInt32BE(crc32(giant.subarray(12, 29)), 29);
      expect(statusAndCode(await aftercare.upload(buyer.token, giant, 'image/png'))).toEqual({
        status: 413,
        code: 'upload_error.too_large',
      });
      for (const bytes of [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        // Of an iPhone, which makes a JPEG of it where a page's script or its own file field asks for one.
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
        Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
        Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'),
        Buffer.from('%PDF-1.7'),
        Buffer.from('MZ\x90\0renamed.jpg', 'latin1'),
        picture.subarray(0, 400),
        Buffer.alloc(0),
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(3000, 7)]),
      ]) {
        expect(statusAndCode(await aftercare.upload(buyer.token, bytes))).toEqual({
          status: 400,
          code: expect.stringMatching(/^(upload_error.not_a_picture|request_error.invalid)$/),
        });
      }
      for (const size of [MAX_PHOTO_BYTES + 1, 30_000_000])
        expect((await aftercare.upload(buyer.token, Buffer.alloc(size, 1))).status).toBe(413);
      // At the limit it is read, and is no picture.
      expect((await aftercare.upload(buyer.token, Buffer.alloc(MAX_PHOTO_BYTES, 1))).status).toBe(400);
      expect((await backend.request('POST', PHOTOS, { token: buyer.token, body: { picture: 'x' } })).status).toBe(400);
      expect((await backend.request('POST', PHOTOS, {})).status).toBe(401);
      expect(
        await backend.database.select({ id: photos.id }).from(photos).where(eq(photos.userId, buyer.userId)),
      ).toEqual([]);
    });

    it('are limited in number, also at once, and removed after a day when nothing uses them', async () => {
      const buyer = await farmer(backend);
      const small = await sharp(picture).resize(8, 8).toBuffer();
      const sent = await Promise.all(Array.from({ length: 26 }, () => aftercare.upload(buyer.token, small)));
      expect(sent.filter(({ status }) => status === 201)).toHaveLength(20);
      for (const answer of sent.filter(({ status }) => status !== 201)) expect(statusAndCode(answer)).toEqual(TOO_MANY);
      expect(statusAndCode(await aftercare.upload(buyer.token, small))).toEqual(TOO_MANY);
      backend.advance(DAY_MS + 1_000);
      await removeUnusedPhotos(backend.dependencies);
      expect(
        await backend.database.select({ id: photos.id }).from(photos).where(eq(photos.userId, buyer.userId)),
      ).toEqual([]);
    });

    it('count against the limit when they are none, and no longer after a day', async () => {
      const buyer = await farmer(backend);
      const small = await sharp(picture).resize(8, 8).toBuffer();
      const broken = picture.subarray(0, 400);
      expect((await aftercare.upload(buyer.token, small)).status).toBe(201);
      for (let sent = 0; sent < 19; sent += 1)
        expect(statusAndCode(await aftercare.upload(buyer.token, broken))).toEqual({
          status: 400,
          code: 'upload_error.not_a_picture',
        });
      expect(statusAndCode(await aftercare.upload(buyer.token, broken))).toEqual(TOO_MANY);
      expect(statusAndCode(await aftercare.upload(buyer.token, small))).toEqual(TOO_MANY);
      const other = await farmer(backend);
      expect((await aftercare.upload(other.token, small)).status).toBe(201);
      backend.advance(DAY_MS + 1_000);
      const { token } = await farmer(backend, { phone: buyer.phone });
      expect((await aftercare.upload(token, small)).status).toBe(201);
      await removeUnusedPhotos(backend.dependencies);
      expect(await backend.database.select().from(photoAttempts).where(eq(photoAttempts.userId, buyer.userId))).toEqual(
        [],
      );
    });
  });
});

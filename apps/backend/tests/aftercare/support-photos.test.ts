import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transitionIssue } from '@haat/backend-aftercare';
import { users } from '@haat/backend-identity/tables';
import { inTransaction } from '@haat/backend-platform';
import {
  deliverablePacks,
  farmer,
  orderForPickup,
  ORDERS,
  setOffer,
  signInForTest,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const NO_SUCH_PHOTO = { status: 404, code: 'request_error.not_found' };

describe.each(testDatabases(import.meta.filename))('photos of complaints for support on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  let logged = '';

  beforeAll(async () => {
    const logTo = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged += chunk.toString();
        done();
      },
    });
    backend = await startBackend({ on, seed: 'small', logTo });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 1_000 });
  });
  afterAll(() => backend?.close());

  const statusAndCode = ({ status, body }: TestAnswer) => ({ status, code: body.error?.code });
  async function supporter() {
    const { phone, userId } = await farmer(backend);
    await backend.database
      .update(users)
      .set({ roles: ['support'] })
      .where(eq(users.id, userId));
    const { accessToken: token } = await signInForTest(backend, phone);
    const ISSUES = '/support/v1/issues';
    return {
      userId,
      issues: () => backend.request('GET', ISSUES, { token }),
      see: (issueId: string, photoId: string) =>
        backend.request('GET', `${ISSUES}/${issueId}/photos/${photoId}`, { token }),
      close: (issueId: string) =>
        backend.request('POST', `${ISSUES}/${issueId}/close`, { token, body: { answer: 'It comes today.' } }),
    };
  }
  /** A complaint with a photo, and what brings it to support. */
  async function complaint() {
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    const { id } = (await orderForPickup(buyer)).body;
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2e7d32' } })
      .jpeg()
      .toBuffer();
    const sent = await fetch(`${backend.address}/upload/v1/photos`, {
      method: 'POST',
      body: new Uint8Array(picture),
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'image/jpeg' },
    });
    const photoId = ((await sent.json()) as { id: string }).id;
    const { body } = await buyer.call('POST', `${ORDERS}/${id}/issues`, {
      reason: 'ORD03',
      note: 'Late.',
      photos: [photoId],
    });
    const [issue] = body.issues;
    return { buyer, photoId, issueId: issue.id as string, number: issue.number as string, id: id as string };
  }
  async function escalated() {
    const one = await complaint();
    await inTransaction(backend.database, (tx) =>
      transitionIssue(tx, backend.dependencies, one.id, one.issueId, { to: 'ANSWERED', by: 'vendor', answer: 'Soon.' }),
    );
    expect((await one.buyer.call('POST', `${ORDERS}/${one.id}/issues/${one.issueId}/escalate`, {})).status).toBe(200);
    return one;
  }

  it('are shown as the farmer sees them, and every look is logged with who looked', async () => {
    const [support, { photoId, issueId, number, buyer }] = [await supporter(), await escalated()];
    const { body } = await support.issues();
    expect(body.results.find(({ id }: { id: string }) => id === issueId).photo_ids).toEqual([photoId]);
    const [seen, own] = [await support.see(issueId, photoId), await buyer.call('GET', `/upload/v1/photos/${photoId}`)];
    expect(seen.status).toBe(200);
    for (const header of ['content-type', 'cache-control', 'content-length'])
      expect(seen.headers.get(header)).toBe(own.headers.get(header));
    expect(seen.body).toBe(own.body);
    const line = logged.split('\n').find((one) => one.includes('support looked at a photo'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ issue: number, photo: photoId, supporter: support.userId });
  });

  it('are refused alike for an unknown complaint, an unknown photo and a complaint not with support', async () => {
    const [support, one, other, open] = [await supporter(), await escalated(), await escalated(), await complaint()];
    for (const [issueId, photoId] of [
      [randomUUID(), one.photoId],
      ['nothing', one.photoId],
      [one.issueId, randomUUID()],
      [one.issueId, 'nothing'],
      [one.issueId, other.photoId],
      [open.issueId, open.photoId],
    ] as const) {
      expect(statusAndCode(await support.see(issueId, photoId))).toEqual(NO_SUCH_PHOTO);
    }
    expect((await support.see(one.issueId, one.photoId)).status).toBe(200);
    // Once settled, it is no longer visible to support.
    await support.close(one.issueId);
    expect(statusAndCode(await support.see(one.issueId, one.photoId))).toEqual(NO_SUCH_PHOTO);
  });

  it('are for support alone', async () => {
    const { issueId, photoId, buyer } = await escalated();
    const path = `/support/v1/issues/${issueId}/photos/${photoId}`;
    expect(statusAndCode(await buyer.call('GET', path))).toEqual({ status: 403, code: 'auth_error.forbidden' });
    expect(statusAndCode(await buyer.call('GET', `/support/v1/issues/${randomUUID()}/photos/${randomUUID()}`))).toEqual(
      {
        status: 403,
        code: 'auth_error.forbidden',
      },
    );
    expect((await backend.request('GET', path)).status).toBe(401);
  });
});

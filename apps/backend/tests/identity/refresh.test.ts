import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refresh, signInBySms, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
const REFUSED = { status: 400, body: { error: 'invalid_grant', error_description: 'auth_error.signed_out' } };

describe.each(testDatabases(import.meta.filename))('refreshing a session on $name', (on) => {
  let backend: TestBackend;
  let number = 9_210_000_000;
  const newNumber = () => String((number += 1));

  beforeAll(async () => {
    backend = await startBackend({ on });
  });
  afterAll(() => backend?.close());

  it('rotates: each refresh gives a new token of the same session', async () => {
    const first = await signInBySms(backend, newNumber());
    const second = await refresh(backend, first.refresh_token);
    const third = await refresh(backend, second.body.refresh_token);
    expect([second.status, third.status]).toEqual([200, 200]);
    expect(new Set([first.refresh_token, second.body.refresh_token, third.body.refresh_token]).size).toBe(3);
    expect(third.body.session_state).toBe(first['session_state']);
  });

  it('forgives a lost answer: the old token gives the same successor until that has been used', async () => {
    const first = await signInBySms(backend, newNumber());
    const lost = await refresh(backend, first.refresh_token);
    const again = await refresh(backend, first.refresh_token);
    expect(again.body.refresh_token).toBe(lost.body.refresh_token);
    expect((await refresh(backend, again.body.refresh_token)).status).toBe(200);
  });

  it('ends the family when an old token is used after its successor', async () => {
    const first = await signInBySms(backend, newNumber());
    const second = await refresh(backend, first.refresh_token);
    const third = await refresh(backend, second.body.refresh_token);
    expect(await refresh(backend, first.refresh_token)).toMatchObject(REFUSED);
    expect(await refresh(backend, third.body.refresh_token)).toMatchObject(REFUSED);
    expect(await refresh(backend, second.body.refresh_token)).toMatchObject(REFUSED);
  });

  it('forgives no longer than a minute', async () => {
    const first = await signInBySms(backend, newNumber());
    const second = await refresh(backend, first.refresh_token);
    backend.advance(61_000);
    expect(await refresh(backend, first.refresh_token)).toMatchObject(REFUSED);
    expect(await refresh(backend, second.body.refresh_token)).toMatchObject(REFUSED);
  });

  it('notices who follows in step, and ends the family at the third step', async () => {
    let { refresh_token: owners } = await signInBySms(backend, newNumber());
    const steps: number[] = [];
    for (let step = 0; step < 3; step += 1) {
      backend.advance(240_000);
      const next = await refresh(backend, owners);
      expect(next.status).toBe(200);
      backend.advance(30_000);
      steps.push((await refresh(backend, owners)).status);
      owners = next.body.refresh_token;
    }
    expect(steps).toEqual([200, 200, 400]);
    expect(await refresh(backend, owners)).toMatchObject(REFUSED);
  });

  it('notices who follows at once from another network', async () => {
    let { refresh_token: owners } = await signInBySms(backend, newNumber());
    const steps: number[] = [];
    for (let step = 0; step < 3; step += 1) {
      backend.advance(240_000);
      const next = await refresh(backend, owners, '2001:db8:1:2::1');
      steps.push((await refresh(backend, owners, '2001:db8:1:3::1')).status);
      owners = next.body.refresh_token;
    }
    expect(steps).toEqual([200, 200, 400]);
    expect(await refresh(backend, owners)).toMatchObject(REFUSED);
  });

  it('notices who follows at once in the same network no sooner than a step is missed', async () => {
    let { refresh_token: owners } = await signInBySms(backend, newNumber());
    let thiefs = owners;
    for (let step = 0; step < 5; step += 1) {
      backend.advance(240_000);
      const next = await refresh(backend, owners, '2001:db8:1:2::1');
      const followed = await refresh(backend, thiefs, '2001:db8:1:2::99');
      expect([next.status, followed.status]).toEqual([200, 200]);
      [owners, thiefs] = [next.body.refresh_token, followed.body.refresh_token];
    }
    // The thief rests, and the owner goes on.
    backend.advance(240_000);
    const next = await refresh(backend, owners, '2001:db8:1:2::1');
    backend.advance(61_000);
    expect(await refresh(backend, thiefs, '2001:db8:1:2::99')).toMatchObject(REFUSED);
    expect(await refresh(backend, next.body.refresh_token, '2001:db8:1:2::1')).toMatchObject(REFUSED);
  });

  it('gives tokens of 256 bits, never twice', async () => {
    const given = new Set<string>();
    for (let session = 0; session < 5; session += 1) {
      const first = await signInBySms(backend, newNumber());
      const second = await refresh(backend, first.refresh_token);
      for (const token of [first.refresh_token, second.body.refresh_token] as string[]) {
        // Six bits a character.
        expect(token).toMatch(/^[\w-]{43}$/);
        given.add(token);
      }
    }
    expect(given.size).toBe(10);
  });

  it('forgives a bad connection: now and then an answer is lost', async () => {
    let { refresh_token: token } = await signInBySms(backend, newNumber());
    for (const isLost of [true, true, false, true, true, false, true]) {
      backend.advance(240_000);
      const lost = isLost ? await refresh(backend, token) : null;
      if (isLost) backend.advance(20_000);
      const next = await refresh(backend, token);
      expect(next.status).toBe(200);
      if (lost !== null) expect(next.body.refresh_token).toBe(lost.body.refresh_token);
      token = next.body.refresh_token;
    }
  });

  it('forgives requests of one page at once, however often', async () => {
    let { refresh_token: token } = await signInBySms(backend, newNumber());
    for (let step = 0; step < 4; step += 1) {
      backend.advance(240_000);
      const [one, other] = await Promise.all([
        refresh(backend, token, '2001:db8:1:2::1'),
        refresh(backend, token, '2001:db8:1:2::99'),
      ]);
      expect([one?.status, other?.status]).toEqual([200, 200]);
      token = one?.body.refresh_token;
    }
  });

  it('lasts 90 days from the sign-in, however much it is used', async () => {
    const phone = newNumber();
    let answer = { status: 200, body: await signInBySms(backend, phone) } as TestAnswer;
    const lifetimes: number[] = [];
    for (let days = 0; days < 85; days += 17) {
      backend.advance(17 * DAY_MS);
      answer = await refresh(backend, answer.body.refresh_token);
      lifetimes.push(Math.round(answer.body.refresh_expires_in / 86_400));
    }
    expect(lifetimes).toEqual([30, 30, 30, 22, 5]);
    backend.advance(5 * DAY_MS - 120_000);
    answer = await refresh(backend, answer.body.refresh_token);
    expect(answer.status).toBe(200);
    expect(answer.body.expires_in).toBeLessThanOrEqual(120);
    backend.advance(121_000);
    expect(await refresh(backend, answer.body.refresh_token)).toMatchObject(REFUSED);
  });

  it('gives one successor to calls that come at once', async () => {
    const first = await signInBySms(backend, newNumber());
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(backend, first.refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
    expect((await refresh(backend, answers[0]?.body.refresh_token)).status).toBe(200);
  });
});

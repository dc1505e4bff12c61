import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import type { HumanCheck, HumanCheckChallenge } from '@haat/api-contract';
import { solveCheck } from './solve-check.ts';

const SECRET = 'of the server';
const challenge = async () =>
  (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    keyPrefix: '0',
    deriveKey,
    data: { network: 'x' },
    hmacSignatureSecret: SECRET,
  })) as HumanCheckChallenge;

describe('the human check on a phone', () => {
  it('is solved by the sums of the browser as the server calculates them', async () => {
    const answer = await solveCheck(await challenge(), new AbortController());
    const solved = JSON.parse(atob(answer ?? '')) as HumanCheck;
    expect(await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: SECRET })).toMatchObject({
      verified: true,
    });
  });

  it('ends when the person goes on', async () => {
    const gone = new AbortController();
    gone.abort();
    expect(await solveCheck(await challenge(), gone)).toBeNull();
  });
});

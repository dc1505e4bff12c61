import { hash } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey, JWTVerifyOptions, ResolvedKey } from 'jose';

/** Tokens that are remembered at a time. */
const MOST_REMEMBERED = 5_000;
const CLOCK_TOLERANCE_SECONDS = 5;

/** How a token is verified; always the same of one verifier but for the time. */
type VerifierOptions = Omit<JWTVerifyOptions, 'currentDate' | 'clockTolerance'>;

/** What was found of a token that was good. */
interface Verified extends Pick<ResolvedKey, 'key'> {
  readonly payload: JWTPayload;
  readonly header: Parameters<JWTVerifyGetKey>[0];
}

/**
 * Verifies tokens: signature, what they must say, and the time. The same bytes under the same key have the same
 * signature: of a token that comes again only its time and its key are looked at. A key that was read anew, as ours are
 * each minute, is another key, so a withdrawn one is refused as soon as without this. Kept are digests, not tokens.
 * @returns what a token says
 * @throws JOSEError as `jwtVerify`
 */
export function tokenVerifier(
  keys: JWTVerifyGetKey,
  options: VerifierOptions,
): (token: string, now: Date) => Promise<JWTPayload> {
  const remembered = new Map<string, Verified>();
  return async (token, now) => {
    const digest = hash('sha256', token, 'base64url');
    const known = remembered.get(digest);
    if (known !== undefined && isInTime(known.payload, now) && (await keyOf(keys, known)) === known.key)
      return known.payload;
    remembered.delete(digest);
    const { payload, protectedHeader, key } = await jwtVerify(token, keys, {
      ...options,
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(digest, { payload, header: protectedHeader, key });
    return payload;
  };
}

/** The key that the header names now; null when there is none any more. */
async function keyOf(keys: JWTVerifyGetKey, { header }: Verified): Promise<unknown> {
  return Promise.resolve(keys(header, { payload: '', signature: '' })).catch(() => null);
}

function isInTime({ exp = 0, nbf = 0 }: JWTPayload, now: Date): boolean {
  const seconds = Math.floor(now.getTime() / 1_000);
  return exp > seconds - CLOCK_TOLERANCE_SECONDS && nbf <= seconds + CLOCK_TOLERANCE_SECONDS;
}

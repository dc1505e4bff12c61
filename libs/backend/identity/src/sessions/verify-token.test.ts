import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { tokenVerifier } from './verify-token.ts';

const NOW = new Date('2026-06-01T06:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const OPTIONS = { issuer: 'market', audience: 'services', algorithms: ['RS256'], requiredClaims: ['sub', 'exp'] };

async function signer(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const token = (claims: Record<string, unknown> = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer('market')
      .setAudience('services')
      .setSubject('farmer')
      .setExpirationTime(after(300))
      .sign(privateKey);
  return { token, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
}

describe('a token that was verified before', async () => {
  const [ours, other] = await Promise.all([signer('one'), signer('two')]);
  let keys = createLocalJWKSet({ keys: [ours.jwk, other.jwk] });
  const verify = tokenVerifier((header, token) => keys(header, token), OPTIONS);
  const token = await ours.token();

  it('says the same again', async () => {
    expect(await verify(token, NOW)).toMatchObject({ sub: 'farmer' });
    expect(await verify(token, after(304))).toMatchObject({ sub: 'farmer' });
  });

  it('is refused when it is over, five seconds later at the latest', async () => {
    await expect(verify(token, after(305))).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
  });

  it('is refused before it counts', async () => {
    const later = await ours.token({ nbf: after(60).getTime() / 1_000 });
    await verify(later, after(60));
    await expect(verify(later, after(54))).rejects.toMatchObject({ code: 'ERR_JWT_CLAIM_VALIDATION_FAILED' });
  });

  it('does not speak for one with other bytes', async () => {
    await verify(token, NOW);
    const [header, , signature] = token.split('.');
    const [, claims] = (await other.token({ roles: ['support'] })).split('.');
    await expect(verify([header, claims, signature].join('.'), NOW)).rejects.toMatchObject({
      code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    });
  });

  it('is refused when its key is withdrawn, or another one has its name', async () => {
    await verify(token, NOW);
    keys = createLocalJWKSet({ keys: [other.jwk] });
    await expect(verify(token, NOW)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
    keys = createLocalJWKSet({ keys: [ours.jwk] });
    await verify(token, NOW);
    keys = createLocalJWKSet({ keys: [{ ...other.jwk, kid: 'one' }] });
    await expect(verify(token, NOW)).rejects.toMatchObject({ code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' });
  });
});

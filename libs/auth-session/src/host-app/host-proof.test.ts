import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HostApp } from './host-app.ts';
import { createHostNonces } from './host-nonce.ts';
import { isProofOf, proofText, type HostProof } from './host-proof.ts';
import { openProvenHost } from './proven-host.ts';

const SECRET = 'a'.repeat(32);
const pair = generateKeyPairSync('ed25519');
const kisan = hostOf(pair.publicKey.export({ format: 'jwk' }).x);
const asked: HostProof = { shellOrigin: 'https://haat.example', hostId: 'kisan-app', nonce: 'n', refreshToken: null };

function hostOf(publicKey = ''): HostApp {
  return { id: 'kisan-app', origin: null, publicKey };
}

function signed(proof: HostProof, key = pair.privateKey): string {
  return sign(null, Buffer.from(proofText(proof)), key).toString('base64url');
}

describe('a proof', () => {
  it('is five lines, the last of which names the session that is handed over by its digest', () => {
    expect(proofText(asked)).toBe('krishi-haat host proof 1\nhttps://haat.example\nkisan-app\nn\n-');
    // SHA-256 of 'abc' (FIPS 180-2, appendix B.1) as base64url.
    expect(
      proofText({ ...asked, refreshToken: 'abc' })
        .split('\n')
        .at(-1),
    ).toBe(
      Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex').toString('base64url'),
    );
  });

  it('counts with the registered key', () => expect(isProofOf(kisan, asked, signed(asked))).toBe(true));

  it.each<[string, HostProof]>([
    ['another shell', { ...asked, shellOrigin: 'https://csc.haat.example' }],
    ['another host app', { ...asked, hostId: 'aims-app' }],
    ['another nonce', { ...asked, nonce: 'm' }],
    ['another session to be handed over', { ...asked, refreshToken: 'stolen' }],
  ])('for %s is none', (_what, other) => expect(isProofOf(kisan, other, signed(asked))).toBe(false));

  it('of another key is none, nor is what is no signature', () => {
    expect(isProofOf(kisan, asked, signed(asked, generateKeyPairSync('ed25519').privateKey))).toBe(false);
    for (const text of ['', 'A'.repeat(86), 'x']) expect(isProofOf(kisan, asked, text)).toBe(false);
  });
});

describe('a nonce', () => {
  const clock = { now: 1_800_000_000_000 };
  const nonces = createHostNonces(SECRET, () => clock.now);

  it('is taken once', () => {
    const nonce = nonces.make('refresh');
    expect([nonces.take(nonce, 'refresh'), nonces.take(nonce, 'refresh')]).toEqual([true, false]);
  });

  it('is taken by every process of the shell that shares the secret, and by no other', () => {
    const nonce = nonces.make(null);
    expect(createHostNonces('b'.repeat(32), () => clock.now).take(nonce, null)).toBe(false);
    expect(createHostNonces(SECRET, () => clock.now).take(nonce, null)).toBe(true);
  });

  it.each([
    ['another session', 'refresh', 'other'],
    ['a guest', 'refresh', null],
    ['somebody who signed in after a guest asked', null, 'refresh'],
  ])('is none for %s', (_who, made, taken) => expect(nonces.take(nonces.make(made), taken)).toBe(false));

  it('lives for a minute', () => {
    const [early, late] = [nonces.make(null), nonces.make(null)];
    clock.now += 59_999;
    expect(nonces.take(early, null)).toBe(true);
    clock.now += 1;
    expect(nonces.take(late, null)).toBe(false);
  });

  it('of which a letter is changed is none', () => {
    const nonce = nonces.make(null);
    for (let at = 0; at < nonce.length; at += 1) {
      const other = nonce[at] === '1' ? '2' : '1';
      expect(nonces.take(nonce.slice(0, at) + other + nonce.slice(at + 1), null)).toBe(false);
    }
    expect(nonces.take(nonce, null)).toBe(true);
  });
});

describe('the proven host app of a browser', () => {
  const scope = { appCode: '01', shellName: 'farmer', isSecure: true };

  it('is kept in a strict cookie that no script reads, and forgotten where its registration ends', () => {
    const proven = openProvenHost(null, scope, [kisan]);
    expect(proven.host).toBeNull();
    proven.keep(kisan);
    const [line = ''] = proven.changedCookies();
    expect(line).toBe('__Host-haat-01-farmer-host=kisan-app; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Strict');
    const kept = line.split(';')[0] ?? '';
    expect(openProvenHost(kept, scope, [kisan]).host).toEqual(kisan);
    expect(openProvenHost(kept, scope, []).host).toBeNull();
    expect(openProvenHost(kept, { ...scope, shellName: 'csc' }, [kisan]).host).toBeNull();
  });
});

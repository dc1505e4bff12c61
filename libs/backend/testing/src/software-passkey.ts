import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Flags of authenticator data (WebAuthn 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What an answer says; what is not given is right. */
export interface PasskeyAnswer {
  challenge: string;
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  isPresent?: boolean;
  /** Asked for by a frame on another site. */
  crossOrigin?: boolean;
  /** How often it has signed; one more than the last time when not given. */
  counter?: number;
  /** Whose it says to be, base64url. */
  userHandle?: string;
  /** What `clientDataJSON` calls the ceremony. */
  type?: string;
}

/** An authenticator as a browser would use it, in software: ECDSA on P-256, attestation `none`. */
export interface SoftwarePasskey {
  /** The credential's id, base64url. */
  readonly id: string;
  /** What a browser answers to `navigator.credentials.create`, as JSON. */
  registration(answer: PasskeyAnswer): string;
  /** What a browser answers to `navigator.credentials.get`, as JSON. */
  assertion(answer: PasskeyAnswer): string;
}

/** Makes a passkey. @param origin where it is used @param rpId the site to which it belongs */
export function softwarePasskey(origin = 'http://localhost:4200', rpId = 'localhost'): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  const clientData = (type: string, given: PasskeyAnswer) =>
    Buffer.from(
      JSON.stringify({
        type: given.type ?? type,
        challenge: given.challenge,
        origin: given.origin ?? origin,
        crossOrigin: given.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (given: PasskeyAnswer, attested: Buffer | null) => {
    counter = given.counter ?? counter + 1;
    const flags =
      (given.isPresent === false ? 0 : PRESENT) |
      (given.isVerified === false ? 0 : VERIFIED) |
      (attested === null ? 0 : HAS_CREDENTIAL);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(given.rpId ?? rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  return {
    id,
    registration(given) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      return answered(id, {
        clientDataJSON: clientData('webauthn.create', given),
        attestationObject: attestationNone(authenticatorData(given, attested)),
      });
    },
    assertion(given) {
      const data = authenticatorData(given, null);
      const client = clientData('webauthn.get', given);
      return answered(
        id,
        {
          clientDataJSON: client,
          authenticatorData: data,
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey),
        },
        given.userHandle,
      );
    },
  };
}

function answered(id: string, bytes: Record<string, Buffer>, userHandle?: string): string {
  const response = Object.fromEntries(
    Object.entries(bytes).map(([name, value]) => [name, value.toString('base64url')]),
  );
  return JSON.stringify({
    id,
    rawId: id,
    type: 'public-key',
    response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
    clientExtensionResults: {},
  });
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`, written out: three entries of known kinds. */
function attestationNone(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}

/** COSE of a public key on P-256: kty 2, alg -7, crv 1, x and y. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}

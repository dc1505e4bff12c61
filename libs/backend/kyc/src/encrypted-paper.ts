import type { IdentityPaperInput } from '@haat/api-contract';
import type { Encryptor } from '@haat/backend-platform';

/** Whose paper of which kind: what was encrypted for one opens for no other. */
export interface PaperOwner {
  userId: string;
  kind: IdentityPaperInput['kind'];
}

/** What is secret of a paper. */
export interface PaperSecret {
  /** Of an Aadhaar the last four digits. */
  number: string;
  /** As on the paper. */
  name: string;
}

const purposeOf = ({ userId, kind }: PaperOwner) => `identity-paper:${kind}:${userId}`;

/** Makes a paper unreadable for the database. */
export function encryptPaper(encryptor: Encryptor, owner: PaperOwner, secret: PaperSecret): string {
  return encryptor.encrypt(JSON.stringify([secret.number, secret.name]), purposeOf(owner));
}

/** @throws when it was changed, moved to another user, or encrypted under another key */
export function decryptPaper(encryptor: Encryptor, owner: PaperOwner, encrypted: string): PaperSecret {
  const [number, name] = JSON.parse(encryptor.decrypt(encrypted, purposeOf(owner))) as [string, string];
  return { number, name };
}

/** Makes a photograph of a paper (a JPEG) unreadable for the database. */
export function encryptPhoto(encryptor: Encryptor, owner: PaperOwner, jpeg: Uint8Array): string {
  return encryptor.encrypt(Buffer.from(jpeg).toString('base64'), `photo:${purposeOf(owner)}`);
}

/** The photograph again, as JPEG. @throws as `decryptPaper` */
export function decryptPhoto(encryptor: Encryptor, owner: PaperOwner, encrypted: string): Buffer {
  return Buffer.from(encryptor.decrypt(encrypted, `photo:${purposeOf(owner)}`), 'base64');
}

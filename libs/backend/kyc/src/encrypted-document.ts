import type { IdentityDocumentInput } from '@haat/api-contract';
import type { Encryptor } from '@haat/backend-platform';

/** Whose document of which kind: what was encrypted for one opens for no other. */
export interface DocumentOwner {
  userId: string;
  kind: IdentityDocumentInput['kind'];
}

/** What is secret of a document. */
export interface DocumentSecret {
  /** Of an Aadhaar the last four digits. */
  number: string;
  /** As on the document. */
  name: string;
}

const purposeOf = ({ userId, kind }: DocumentOwner) => `identity-paper:${kind}:${userId}`;

/** Makes a document unreadable for the database. */
export function encryptDocument(encryptor: Encryptor, owner: DocumentOwner, secret: DocumentSecret): string {
  return encryptor.encrypt(JSON.stringify([secret.number, secret.name]), purposeOf(owner));
}

/** @throws when it was changed, moved to another user, or encrypted under another key */
export function decryptDocument(encryptor: Encryptor, owner: DocumentOwner, encrypted: string): DocumentSecret {
  const [number, name] = JSON.parse(encryptor.decrypt(encrypted, purposeOf(owner))) as [string, string];
  return { number, name };
}

/** Makes a photograph of a document (a JPEG) unreadable for the database. */
export function encryptPhoto(encryptor: Encryptor, owner: DocumentOwner, jpeg: Uint8Array): string {
  return encryptor.encrypt(Buffer.from(jpeg).toString('base64'), `photo:${purposeOf(owner)}`);
}

/** The photograph again, as JPEG. @throws as `decryptDocument` */
export function decryptPhoto(encryptor: Encryptor, owner: DocumentOwner, encrypted: string): Buffer {
  return Buffer.from(encryptor.decrypt(encrypted, `photo:${purposeOf(owner)}`), 'base64');
}

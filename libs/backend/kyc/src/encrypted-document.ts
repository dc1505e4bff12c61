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

/** For what name and number of a document are encrypted. */
export const documentPurpose = ({ userId, kind }: DocumentOwner) => `identity-paper:${kind}:${userId}`;
/** For what its photograph is encrypted. */
export const photoPurpose = (owner: DocumentOwner) => `photo:${documentPurpose(owner)}`;

/** Makes a document unreadable for the database. */
export function encryptDocument(encryptor: Encryptor, owner: DocumentOwner, secret: DocumentSecret): Promise<string> {
  return encryptor.encrypt(JSON.stringify([secret.number, secret.name]), documentPurpose(owner));
}

/** @throws when it was changed, moved to another user, or encrypted under another key */
export async function decryptDocument(
  encryptor: Encryptor,
  owner: DocumentOwner,
  encrypted: string,
): Promise<DocumentSecret> {
  const [number, name] = JSON.parse(await encryptor.decrypt(encrypted, documentPurpose(owner))) as [string, string];
  return { number, name };
}

/** Makes a photograph of a document (a JPEG) unreadable for the database. */
export function encryptPhoto(encryptor: Encryptor, owner: DocumentOwner, jpeg: Uint8Array): Promise<string> {
  return encryptor.encrypt(Buffer.from(jpeg).toString('base64'), photoPurpose(owner));
}

/** The photograph again, as JPEG. @throws as `decryptDocument` */
export async function decryptPhoto(encryptor: Encryptor, owner: DocumentOwner, encrypted: string): Promise<Buffer> {
  return Buffer.from(await encryptor.decrypt(encrypted, photoPurpose(owner)), 'base64');
}

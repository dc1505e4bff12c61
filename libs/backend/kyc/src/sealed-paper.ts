import type { IdentityPaperInput } from '@haat/api-contract';
import type { Sealer } from '@haat/backend-platform';

/** Whose paper of which kind: what was sealed for one opens for no other. */
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
export function sealPaper(sealer: Sealer, owner: PaperOwner, secret: PaperSecret): string {
  return sealer.seal(JSON.stringify([secret.number, secret.name]), purposeOf(owner));
}

/** @throws when it was changed, moved to another user, or sealed under another key */
export function openPaper(sealer: Sealer, owner: PaperOwner, sealed: string): PaperSecret {
  const [number, name] = JSON.parse(sealer.open(sealed, purposeOf(owner))) as [string, string];
  return { number, name };
}

/** Makes a photograph of a paper (a JPEG) unreadable for the database. */
export function sealPhoto(sealer: Sealer, owner: PaperOwner, jpeg: Uint8Array): string {
  return sealer.seal(Buffer.from(jpeg).toString('base64'), `photo:${purposeOf(owner)}`);
}

/** The photograph again, as JPEG. @throws as `openPaper` */
export function openPhoto(sealer: Sealer, owner: PaperOwner, sealed: string): Buffer {
  return Buffer.from(sealer.open(sealed, `photo:${purposeOf(owner)}`), 'base64');
}

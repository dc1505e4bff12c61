import type { Encryptor } from '@haat/backend-platform';

/** What is secret of a bank account. */
export interface AccountSecret {
  readonly number: string;
  /** The holder's name as it was given. */
  readonly name: string;
}

/** For what number and name of an account are encrypted. */
export const accountPurpose = (id: string) => `bank-account:${id}`;
/** For what the holder's name that the bank told is encrypted. */
export const holderPurpose = (id: string) => `bank-account-holder:${id}`;

/** Makes an account unreadable for the database. */
export function encryptAccount(encryptor: Encryptor, id: string, { number, name }: AccountSecret): Promise<string> {
  return encryptor.encrypt(JSON.stringify([number, name]), accountPurpose(id));
}

/** @throws when it was changed, belongs to another row, or was encrypted under another key */
export async function decryptAccount(encryptor: Encryptor, id: string, encrypted: string): Promise<AccountSecret> {
  const [number, name] = JSON.parse(await encryptor.decrypt(encrypted, accountPurpose(id))) as [string, string];
  return { number, name };
}

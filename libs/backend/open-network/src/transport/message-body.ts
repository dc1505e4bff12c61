import type { Dependencies } from '@haat/backend-platform';
import type { EncryptedColumn } from '@haat/backend-platform/area';
import type { MessageRow } from './tables.ts';

/** Messages of catalogues: they are large, and say nothing of people or orders. */
export const CATALOGUE_ACTIONS: readonly string[] = ['search', 'on_search', 'catalog_rejection'];

const bodyPurpose = (id: unknown) => `network-message:${String(id)}`;
const answerPurpose = (id: unknown) => `network-message-answer:${String(id)}`;

/** Where the log of messages keeps encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'network_messages', column: 'encrypted_body', key: ['id'], purpose: ({ id }) => bodyPurpose(id) },
  { table: 'network_messages', column: 'encrypted_answer', key: ['id'], purpose: ({ id }) => answerPurpose(id) },
];

type WithEncryptor = Pick<Dependencies, 'encryptor'>;
/** Which message it is. */
type MessageName = Pick<MessageRow, 'id' | 'action'>;

/**
 * The bytes of a message as the log keeps them: those of catalogues as they are, all others encrypted, since they name
 * people and places.
 */
export async function bodyColumns(
  { encryptor }: WithEncryptor,
  { id, action }: MessageName,
  text: string,
): Promise<Pick<MessageRow, 'body' | 'encryptedBody'>> {
  return CATALOGUE_ACTIONS.includes(action)
    ? { body: text, encryptedBody: null }
    : { body: null, encryptedBody: await encryptor.encrypt(text, bodyPurpose(id)) };
}

/** What the other side answered, as the log keeps it: it may repeat what it was sent. */
export async function answerColumns(
  { encryptor }: WithEncryptor,
  { id, action }: MessageName,
  text: string,
): Promise<Pick<MessageRow, 'answer' | 'encryptedAnswer'>> {
  return CATALOGUE_ACTIONS.includes(action)
    ? { answer: text, encryptedAnswer: null }
    : { answer: null, encryptedAnswer: await encryptor.encrypt(text, answerPurpose(id)) };
}

/** The bytes of a message, as they came or went. @throws CannotDecryptError */
export async function readBody(
  { encryptor }: WithEncryptor,
  { id, body, encryptedBody }: Pick<MessageRow, 'id' | 'body' | 'encryptedBody'>,
): Promise<string> {
  return encryptedBody === null ? (body ?? '') : encryptor.decrypt(encryptedBody, bodyPurpose(id));
}

/** What a message was answered at once; null while it was not. @throws CannotDecryptError */
export async function readAnswer(
  { encryptor }: WithEncryptor,
  { id, answer, encryptedAnswer }: Pick<MessageRow, 'id' | 'answer' | 'encryptedAnswer'>,
): Promise<string | null> {
  return encryptedAnswer === null ? answer : encryptor.decrypt(encryptedAnswer, answerPurpose(id));
}

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsOf, type Dependencies } from '@haat/backend-platform';
import { flowLabel, jsonOf, logFileName, logKeys, namedMessage, type NamedMessage } from '@haat/ondc-core';
import { asc, eq, sql } from 'drizzle-orm';
import { readBody } from '../transport/message-body.ts';
import { networkMessages } from '../transport/tables.ts';

/** Where the messages are, and what reads them. */
type MessageLog = Pick<Dependencies, 'database' | 'encryptor'>;

/** What an export wrote. */
export interface ExportedMessages {
  readonly flows: number;
  readonly messages: number;
}

/** The folder to which is to be written holds something already. */
export class FolderNotEmptyError extends Error {}

/**
 * Writes the log of messages as `<folder>/flow-<n>[_label]/<key>.json`, one flow a transaction in the order in which
 * they began and one message a file, to the byte: the layout that public log checkers read.
 * See docs/how-to/export-network-messages.md.
 * @param transactionId only this one
 * @throws FolderNotEmptyError, and CannotDecryptError when a key is missing
 */
export async function exportMessages(
  dependencies: MessageLog,
  folder: string,
  transactionId?: string,
): Promise<ExportedMessages> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new FolderNotEmptyError(folder);
  const transactions = await rowsOf<{ id: string }>(
    dependencies.database,
    sql`select transaction_id as id from ${networkMessages}
      ${transactionId === undefined ? sql`` : sql`where transaction_id = ${transactionId}`}
      group by 1 order by min(at), 1`,
  );
  let messages = 0;
  for (const [index, { id }] of transactions.entries())
    messages += await exportFlow(dependencies, folder, index + 1, id);
  return { flows: transactions.length, messages };
}

/** Catalogues are large: bodies are read one by one, first for their names, then to be written. */
async function exportFlow(
  dependencies: MessageLog,
  folder: string,
  number: number,
  transactionId: string,
): Promise<number> {
  const { id: messageRow, action, messageId, at } = networkMessages;
  const rows = await dependencies.database
    .select({ id: messageRow, action, messageId })
    .from(networkMessages)
    .where(eq(networkMessages.transactionId, transactionId))
    .orderBy(asc(at), asc(messageRow));
  const named: NamedMessage[] = [];
  for (const row of rows) named.push(namedMessage({ ...row, body: jsonOf(await bodyOf(dependencies, row.id)) }));
  const keys = logKeys(named);
  const label = flowLabel(keys);
  const flow = join(folder, `flow-${number}${label === '' ? '' : `_${label}`}`);
  await mkdir(flow);
  for (const [index, row] of rows.entries())
    await writeFile(join(flow, logFileName(keys[index] ?? row.id)), await bodyOf(dependencies, row.id));
  return rows.length;
}

async function bodyOf(dependencies: MessageLog, id: string): Promise<string> {
  const [row] = await dependencies.database.select().from(networkMessages).where(eq(networkMessages.id, id));
  return row === undefined ? '' : readBody(dependencies, row);
}

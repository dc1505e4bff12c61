import { sql } from 'drizzle-orm';
import type { Dependencies } from '../area.ts';
import { StartError } from '../configuration/start-error.ts';
import { rowsOf } from '../database/rows.ts';
import { CannotDecryptError, isEncrypted } from './encryptor.ts';
import { reencryptColumn } from './reencrypt.ts';

/**
 * Encrypts the secrets that were kept plain before, and makes sure that this process can read all that it needs.
 * @throws StartError that names the key which is missing
 */
export async function prepareSecrets(
  dependencies: Pick<Dependencies, 'areas' | 'database' | 'encryptor'>,
): Promise<void> {
  const { areas, database, encryptor } = dependencies;
  for (const column of areas.flatMap(({ encryptedColumns = [] }) => encryptedColumns)) {
    if (column.isNeededToStart !== true) continue;
    const names = sql.join(
      [...column.key, ...(column.with ?? [])].map((name) => sql.identifier(name)),
      sql`, `,
    );
    const rows = await rowsOf<Record<string, unknown>>(
      database,
      sql`select ${names}, ${sql.identifier(column.column)} as value from ${sql.identifier(column.table)}`,
    );
    const values = rows.map((row) => ({ value: String(row['value']), purpose: column.purpose(row) }));
    for (const { value, purpose } of values.filter((row) => isEncrypted(row.value))) {
      await encryptor.decrypt(value, purpose).catch((error: unknown) => {
        if (!(error instanceof CannotDecryptError)) throw error;
        throw new StartError([`PERSONAL_DATA_KEY: ${column.table}.${column.column} cannot be read: ${error.message}`]);
      });
    }
    if (values.some(({ value }) => !isEncrypted(value))) await reencryptColumn(dependencies, column);
  }
}

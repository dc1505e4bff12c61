import type { DataSubject, Dependencies, ExportedRows } from '@haat/backend-platform/area';
import { ownAccounts } from './own-accounts.ts';

/** A person's bank accounts for the download of their data; numbers stay masked, since a file may be passed on. */
export async function exportBankAccounts(dependencies: Dependencies, { userId }: DataSubject): Promise<ExportedRows> {
  return (await ownAccounts(dependencies, userId)).results;
}

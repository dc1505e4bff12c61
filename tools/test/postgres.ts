import { makePostgres } from './postgres-server.ts';

/** A PostgreSQL for one run of the tests. */
export interface TestPostgres {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, from the binaries of this machine. Its data need not survive
 * a power cut.
 * @returns null where there are none, or where it may not run as this user
 */
export async function startTestPostgres(): Promise<TestPostgres | null> {
  const server = await makePostgres({ isDurable: false });
  if (server === null) return null;
  if (await server.start()) return { address: server.address, stop: server.remove };
  await server.remove();
  return null;
}

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { users } from './modules/users/tables.ts';
import { signInForTest, startBackend, testDatabases } from './test-backend.ts';
import type { TestBackend } from './test-backend.ts';

/**
 * A backend with the sample market in a process of its own, for those who send it what nobody should send. It tells its
 * parent (IPC) where it listens and who is known, and runs until it is asked to stop.
 */

const ONE_DAY_SECONDS = 24 * 3600;
/** Nobody is kept waiting: the limits themselves are the service's own tests' matter. */
const NO_LIMIT = 1_000_000;

/** Somebody with an access token. */
export interface KnownPerson {
  userId: string;
  /** Ten digits. */
  phoneNumber: string;
  accessToken: string;
}

/** What the process tells once it is ready. */
export interface TestMarket {
  address: string;
  database: 'PGlite' | 'PostgreSQL';
  /** Whose things are asked for. */
  owner: KnownPerson;
  /** Another farmer. */
  other: KnownPerson;
  /** The sample market's farmer who bought on credit and owes some thousand rupees. */
  debtor: KnownPerson;
  /** The sample market's shopkeeper and supporter, for what only they may ask. */
  vendor: KnownPerson;
  support: KnownPerson;
  /** Tokens of the owner's that are worth nothing, by what is wrong with them. */
  worthless: { expired: string; foreignKey: string; userGone: string };
}

const databases = testDatabases();
const backend = await startBackend({
  on: databases.at(-1), seed: 'sample',
  configuration: { logLevel: 'error', databasePoolSize: 10, otpLimitPerAddress: NO_LIMIT, otpLimitPerNumber: NO_LIMIT },
});
process.once('SIGTERM', () => void backend.close().then(() => process.exit(0)));
process.once('disconnect', () => void backend.close().then(() => process.exit(0)));

const owner = await person(backend, '9111100001');
const gone = await person(backend, '9111100003');
await backend.database.delete(users).where(eq(users.id, gone.userId));
const market: TestMarket = {
  address: backend.address,
  database: databases.at(-1)?.name ?? 'PGlite',
  owner,
  other: await person(backend, '9111100002'),
  debtor: await person(backend, '9000000007'),
  vendor: await person(backend, '9000000003'),
  support: await person(backend, '9000000004'),
  worthless: {
    expired: (await person(backend, owner.phoneNumber, -60)).accessToken,
    foreignKey: await signedByAnotherKey(owner.accessToken),
    userGone: gone.accessToken,
  },
};
process.send?.(market);

async function person(at: TestBackend, phoneNumber: string, lifetimeSeconds = ONE_DAY_SECONDS): Promise<KnownPerson> {
  return { phoneNumber, ...(await signInForTest(at, phoneNumber, { lifetimeSeconds })) };
}

/** The same claims under the same key id, by a key that is not ours. */
async function signedByAnotherKey(token: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { kid = randomUUID() } = decodeProtectedHeader(token);
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
}

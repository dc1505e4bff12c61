import type { Role } from '@haat/api-contract/vocabulary';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { farmServiceVendors } from '@haat/backend-bookings/tables';
import { inviteStaff } from '@haat/backend-identity';
import { staffInvitations, users } from '@haat/backend-identity/tables';
import { shopAccounts } from '@haat/backend-ledger/tables';
import { offers } from '@haat/backend-market/tables';
import { inTransaction } from '@haat/backend-platform';
import { payoutsByHand } from '@haat/backend-payments';
import { SANDBOX_MERCHANT, sandboxKeys } from '@haat/backend-sandbox';
import type { SandboxGateway } from '@haat/backend-sandbox';
import { photoLinks, storeCatalogue } from '@haat/backend-open-network/testing';

import { givesConsent, sendPhoto, signInForTest, testDatabases } from '@haat/backend-testing';
import type {
  KnownBridge,
  KnownGateway,
  KnownNetworkSeller,
  KnownPerson,
  KnownShopkeeper,
  TestBackend,
  TestMarket,
} from '@haat/backend-testing';
import { networkMessages } from '@haat/backend-open-network/tables';
import { startSandboxNetwork } from '@haat/backend-sandbox-network';
import { incrementalSearch } from '@haat/ondc-core';
import { encryptChallenge } from '@haat/ondc-core/signing';
import { catalogue, context, provider } from './open-network/catalogue-bodies.ts';
import { networkPort } from './open-network/network-port.ts';
import { startTestSeller } from './open-network/test-seller.ts';
import { startBackend } from './start-backend.ts';

/**
 * A backend with the sample market in a process of its own, for suites that send malformed requests. It tells its
 * parent (IPC) where it listens and who is known, and runs until it is asked to stop.
 */

const ONE_DAY_SECONDS = 24 * 3600;
/** Effectively disables rate limits here: the service's own tests cover them. */
const NO_LIMIT = 1_000_000;
/** Points a minute of one network: more than a suite uses, few enough that one can reach the limit on purpose. */
const POINTS_PER_NETWORK = 100_000;
/** Packs on the shelf of each product: however many orders are placed, goods do not run out. */
const STOCK = 1_000_000;
/** Links to a role: more than a run uses. */
const INVITATIONS = 12;
/** Visits of a farm service's vendor at a time: times do not run out either. */
const MANY_VISITS = 1_000_000;
/** Two shops of the sample market around Nashik: one delivers and hands over, the other hands over. */
const SHOPS = ['v-nashik-1', 'v-nashik-3'] as const;

const databases = testDatabases();
const network = await startSandboxNetwork({ basePort: networkPort() });
const backend = await startBackend({
  on: databases.at(-1),
  seed: 'sample',
  configuration: {
    logLevel: 'error',
    webPushContact: 'mailto:push@haat.example',
    databasePoolSize: 10,
    otpBudget: NO_LIMIT,
    otpLimitPerNumber: NO_LIMIT,
    otpWrongPerNumber: NO_LIMIT,
    rateLimitPerNetwork: POINTS_PER_NETWORK,
    openNetwork: {
      isSandbox: true,
      subscriberId: 'bap.localhost',
      subscriberUri: null,
      key: null,
      registryAddress: network.registryUrl,
      gatewayAddress: network.gatewayUrl,
      finderFeePercent: '3',
      taxNumber: '27SAMPL9001E1ZB',
    },
  },
});
// No bank is connected, so that there are refunds which support pays by hand.
backend.dependencies.adapters.payouts = payoutsByHand;
await backend.database
  .update(offers)
  .set({ stock: STOCK })
  .where(inArray(offers.vendorId, [...SHOPS]));
// However many refunds of cash are asked for, their shop's limit of a day is not reached.
await backend.database
  .insert(shopAccounts)
  .values(SHOPS.map((vendorId) => ({ vendorId, feeBasisPoints: 200, dailyRefundLimitPaise: NO_LIMIT * 100 })));
// A seller of the open network at Nashik.
await inTransaction(backend.database, (tx) => storeCatalogue(tx, context(), catalogue(provider('P1'))));
process.once('SIGTERM', () => void closeAll().then(() => process.exit(0)));
process.once('disconnect', () => void closeAll().then(() => process.exit(0)));

const owner = await person(backend, '9111100001');
const gone = await person(backend, '9111100003');
await backend.database.delete(users).where(eq(users.id, gone.userId));
const market: TestMarket = {
  address: backend.address,
  database: databases.at(-1)?.name ?? 'PGlite',
  owner,
  other: await person(backend, '9111100002'),
  debtor: await person(backend, '9000000007'),
  shopkeeper: await shopkeeper(backend, '9111100004', SHOPS[0]),
  otherShopkeeper: await shopkeeper(backend, '9111100005', SHOPS[1]),
  support: await person(backend, '9000000004'),
  otherSupport: await staff(backend, '9111100009', 'support'),
  buyer: await staff(backend, '9111100011', 'buyer'),
  otherBuyer: await staff(backend, '9111100012', 'buyer'),
  checker: await staff(backend, '9111100013', 'checker'),
  moderator: await staff(backend, '9111100014', 'moderator'),
  expert: await staff(backend, '9111100015', 'expert'),
  otherExpert: await staff(backend, '9111100016', 'expert'),
  surveyor: await staff(backend, '9111100031', 'surveyor'),
  insurer: await staff(backend, '9111100032', 'insurer'),
  programmeOfficer: await staff(backend, '9111100037', 'programme-officer'),
  editor: await staff(backend, '9111100017', 'editor'),
  laboratory: await staff(backend, '9111100033', 'laboratory'),
  pilot: await staff(backend, '9111100034', 'pilot'),
  collector: await staff(backend, '9111100035', 'collector'),
  trainer: await staff(backend, '9111100036', 'trainer'),
  operator: await staff(backend, '9111100038', 'operator'),
  agent: await person(backend, '9000000002'),
  otherAgent: await agent(backend, '9111100008'),
  agentsFarmerId: (await person(backend, '9111100018')).userId,
  otherAgentsFarmerId: (await person(backend, '9111100019')).userId,
  gateway: await gatewayOf(backend),
  bridge: bridgeOf(backend),
  networkSeller: await networkSeller(backend, owner),
  invitations: await invitations(backend),
  worthless: {
    expired: (await person(backend, owner.phoneNumber, -60)).accessToken,
    foreignKey: await signedByAnotherKey(owner.accessToken),
    userGone: gone.accessToken,
  },
};
for (const [agent, farmerId] of [
  [market.agent, market.agentsFarmerId],
  [market.otherAgent, market.otherAgentsFarmerId],
] as const)
  await givesConsent(backend, { farmerId, agentId: agent.userId });
// As many visits at a time as the tries that are made of them.
await backend.database.update(farmServiceVendors).set({ capacity: MANY_VISITS });
process.send?.(market);

async function closeAll(): Promise<void> {
  await backend.close();
  await network.close();
}

async function person(at: TestBackend, phoneNumber: string, lifetimeSeconds = ONE_DAY_SECONDS): Promise<KnownPerson> {
  return { phoneNumber, ...(await signInForTest(at, phoneNumber, { lifetimeSeconds })) };
}

async function staff(at: TestBackend, phoneNumber: string, role: Role): Promise<KnownPerson> {
  const { userId } = await person(at, phoneNumber);
  await at.database
    .update(users)
    .set({ roles: [role] })
    .where(eq(users.id, userId));
  return person(at, phoneNumber);
}

async function shopkeeper(at: TestBackend, phoneNumber: string, shopId: string): Promise<KnownShopkeeper> {
  const { userId } = await person(at, phoneNumber);
  await at.database
    .update(users)
    .set({ roles: ['vendor'] })
    .where(eq(users.id, userId));
  await at.database.insert(vendorStaff).values({ userId, vendorId: shopId });
  return { ...(await person(at, phoneNumber)), shopId };
}

async function agent(at: TestBackend, phoneNumber: string): Promise<KnownPerson> {
  const { userId } = await person(at, phoneNumber);
  await at.database
    .update(users)
    .set({ externalPartnerType: 'CSC', externalPartnerId: `CSC-${phoneNumber}` })
    .where(eq(users.id, userId));
  return person(at, phoneNumber);
}

async function gatewayOf({ dependencies }: TestBackend): Promise<KnownGateway> {
  const { keyId, keySecret, webhookSecret } = await (dependencies.adapters.payments as SandboxGateway).keys();
  return { keyId, keySecret, webhookSecret };
}

function bridgeOf({ dependencies: { configuration } }: TestBackend): KnownBridge {
  const pem = (side: 'merchant' | 'bridge') =>
    sandboxKeys(configuration.dataDirectory, side).own.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { merchantId: SANDBOX_MERCHANT, merchantKey: pem('merchant'), bridgeKey: pem('bridge') };
}

/** A seller app that sends what changes, as we asked for, and what proves our key to the registry. */
async function networkSeller(at: TestBackend, { accessToken }: KnownPerson): Promise<KnownNetworkSeller> {
  const { database, dependencies } = at;
  const seller = await startTestSeller(network.registryUrl);
  const transactionId = randomUUID();
  const asked = { direction: 'sent', action: 'search', participant: 'gateway.localhost', transactionId } as const;
  const body = JSON.stringify({ context: { action: 'search' }, message: incrementalSearch({ percent: '3' }, 'start') });
  const unread = { messageId: randomUUID(), authorization: '', body, digest: '', at: new Date() };
  await database.insert(networkMessages).values({ id: randomUUID(), ...asked, ...unread });
  const { subscriber } = dependencies.adapters.openNetwork ?? {};
  if (!subscriber) throw new Error('the market takes no part in the sandbox network');
  // The secret is the same from either side.
  const challenge = encryptChallenge('proof', subscriber.encryption, seller.registryEncryptionKey);
  const [address = ''] = await photoLinks(dependencies, [await sendPhoto(at, accessToken)]);
  const photoLink = new URL(address).searchParams.get('link') ?? '';
  const { id, uri, uniqueKeyId, privateKey } = seller;
  return { id, uri, uniqueKeyId, privateKey: privateKey(), transactionId, challenge, photoLink };
}

/** Links to a role, which hold as long as a run: each is used up by a good request. */
async function invitations({ dependencies, database }: TestBackend): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < INVITATIONS; number += 1) {
    const link = await inviteStaff(dependencies, String(9_111_100_100 + number), 'checker');
    tokens.push(new URL(link).searchParams.get('token') ?? '');
  }
  await database.update(staffInvitations).set({ expiresAt: new Date(Date.now() + ONE_DAY_SECONDS * 1000) });
  return tokens;
}

/** The same claims under the same key id, by a key that is not ours. */
async function signedByAnotherKey(token: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { kid = randomUUID() } = decodeProtectedHeader(token);
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
}

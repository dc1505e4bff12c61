import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '@haat/tools/commands';
import { fillCart, newBuyers, place, type Buyer } from '@haat/test-clients/buyer';
import { call, describe, goodBody, type Outcome } from '@haat/test-clients/call';
import type { FaultMarkets } from '../fault-market.ts';
import { ledgerOf } from '../ledger.ts';
import { repeat } from '../load.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';

const FARMERS = 4;
const STOCK = 100_000;
const TOKEN_PATH = '/realms/krishi-haat/protocol/openid-connect/token';
const DOCUMENT = { kind: 'pan', number: 'ABCPK1234L', name: 'Sunita Pawar', consent: true };
/** Everything that is encrypted in this market. */
const ENCRYPTED = `select private_key as value from identity_keys union all select value from identity_secrets
  union all select sealed from identity_papers`;
/** Within a minute a token of a key that was dropped is refused; generous, the machine may be busy. */
const REFUSED_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 1_000;

/** The key of everything that is encrypted is replaced, and then the signing keys, while farmers use the market. */
export const keysRotated: Scenario = {
  name: 'keys-rotated',
  expected: 'no request fails and no session ends; all is under the new key; tokens of a dropped key are refused',
  isLong: true,
  run: rotate,
};

/** A farmer who uses the market; the tokens are the newest. */
interface Reader {
  readonly buyer: Buyer;
  token: string;
  refreshToken: string;
}

async function rotate({ database, open, oldKey }: FaultMarkets): Promise<Finding> {
  const keys = {
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    PERSONAL_DATA_OLD_KEYS: await oldKey(),
  };
  await using market = await open({ backends: 2, settings: keys });
  const addresses = market.backends.map(({ address }) => address);
  await ledgerOf(database, market.name).stockUp(STOCK);
  const [at = ''] = addresses;
  const readers = (await newBuyers(at, FARMERS)).map((buyer): Reader => ({ buyer, ...buyer }));
  for (const { token } of readers)
    goodBody(await call(at, '/kyc/v1/id', { method: 'POST', token, body: DOCUMENT }), 'an identity document');
  const keyIds = async () => {
    const rows = await database.query<{ value: string }>(market.name, ENCRYPTED);
    return [...new Set(rows.map(({ value }) => keyIdOf(value)))];
  };
  // What was there is under the key of before, the documents are under the new one.
  const before = await keyIds();
  const outcomes: Outcome[] = [];
  const unread: string[] = [];
  let turns = 0;
  const use = async (lane: number) => {
    const reader = readers[lane] as Reader;
    const address = addresses[(turns += 1) % addresses.length] ?? at;
    const seen = await call(address, '/kyc/v1/id', { token: reader.token });
    outcomes.push(seen, await refresh(address, reader));
    outcomes.push(await place(address, await fillCart(address, { ...reader.buyer, token: reader.token })));
    if (!JSON.stringify(seen).includes(DOCUMENT.name)) unread.push(describe(seen));
  };
  const commands: string[] = [];
  const rotateKeys = async (...options: string[]) => {
    const environment = { ...keys, DATABASE_URL: database.addressOf(market.name), PATH: process.env['PATH'] };
    commands.push(await said(['apps/backend/src/commands/rotate-keys.ts', ...options], environment));
  };
  await using usage = repeat(FARMERS, use);
  await rotateKeys();
  const after = await keyIds();
  const stolen = readers[0]?.token ?? '';
  await rotateKeys('--compromised');
  const isRefused = await refusedInTime(addresses, stolen);
  await usage.stop();
  const failed = outcomes.filter((outcome) => !/^20[01]$/.test(describe(outcome)));
  return {
    seen: `${outcomes.length} requests: ${tally(outcomes.map(describe))}; keys ${before.length}, then ${after.length}`,
    problems: problemsOf(
      before.length !== 2 && `values were under ${before.length} keys before, not under two`,
      after.length !== 1 && `values are under ${after.length} keys after it`,
      commands.flatMap((text) => (text.startsWith('failed') ? text : [])),
      unread.length > 0 && `documents could not be read: ${tally(unread)}`,
      failed.length > 0 && `requests failed: ${tally(failed.map(describe))}`,
      !isRefused && 'a token of a signing key that was dropped is still taken',
    ),
  };
}

/** Exchanges a session's tokens, as a shell does. */
async function refresh(at: string, reader: Reader): Promise<Outcome> {
  const body = new URLSearchParams({
    client_id: 'krishi-haat-farmer',
    grant_type: 'refresh_token',
    refresh_token: reader.refreshToken,
  });
  const outcome = await call(at, TOKEN_PATH, { method: 'POST', body });
  const answer = goodBody<{ access_token: string; refresh_token: string }>(outcome, 'the next tokens');
  reader.token = answer.access_token;
  reader.refreshToken = answer.refresh_token;
  return outcome;
}

/** The id in the header of a compact JWE. */
function keyIdOf(value: string): string {
  const header = JSON.parse(Buffer.from(value.split('.')[0] ?? '', 'base64url').toString()) as { kid?: string };
  return header.kid ?? 'none';
}

/** What a command printed; 'failed' and why when it did. */
async function said(script: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  return promisify(execFile)(process.execPath, script, { cwd: root, env: environment }).then(
    ({ stdout }) => stdout,
    (error: unknown) => `failed: ${error instanceof Error ? error.message : String(error)}`,
  );
}

async function refusedInTime(addresses: readonly string[], token: string): Promise<boolean> {
  for (const begun = performance.now(); performance.now() - begun < REFUSED_WITHIN_MS; await pause(LOOK_AGAIN_MS)) {
    const answers = await Promise.all(addresses.map((address) => call(address, '/user/v1/details', { token })));
    if (answers.every((answer) => describe(answer).startsWith('401'))) return true;
  }
  return false;
}

import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Somebody who uses the market all the time, at one process after the other. */
export interface Caller {
  /** Resolves after so many more calls. */
  untilCalls(count: number): Promise<void>;
  alsoCall(address: string): void;
  callOnly(address: string): void;
  stop(): Promise<{ readonly calls: number; readonly failures: readonly string[] }>;
}

const PAUSE_MS = 20;
const LANES = 4;
const OTP_GRANT = 'urn:krishi-haat:grant-type:otp';
const REALM = '/realms/krishi-haat';

/** Signs a farmer in at the process, then reads and writes with that session until it is stopped. */
export async function startCaller(address: string): Promise<Caller> {
  const phone = `98${randomInt(10_000_000, 99_999_999)}`;
  const token = await signIn(address, phone);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let addresses = [address];
  let [calls, isStopped] = [0, false];
  const failures: string[] = [];
  const ask = async (turn: number) => {
    const at = addresses[turn % addresses.length] ?? address;
    const [method, path, body] =
      turn % 5 === 0
        ? (['PATCH', '/user/v1/profile-update', { full_name: `Farmer ${turn}`, language_code: 'hi' }] as const)
        : (['GET', turn % 2 === 0 ? '/user/v1/details' : '/user/v1/addresses'] as const);
    try {
      const given = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(at + path, { method, headers, ...given, signal: AbortSignal.timeout(10_000) });
      await answer.arrayBuffer();
      if (!answer.ok) failures.push(`${method} ${path} at ${at}: ${answer.status}`);
    } catch (error) {
      const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : 'failed';
      failures.push(`${method} ${path} at ${at}: ${cause}`);
    }
    calls += 1;
  };
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let turn = lane; !isStopped; turn += LANES + 1) {
      await ask(turn);
      await wait(PAUSE_MS);
    }
  });
  return {
    async untilCalls(count) {
      for (const end = calls + count; calls < end;) await wait(PAUSE_MS);
    },
    alsoCall: (other) => void (addresses = [...addresses, other]),
    callOnly: (other) => void (addresses = [other]),
    async stop() {
      isStopped = true;
      await Promise.all(lanes);
      return { calls, failures };
    },
  };
}

async function signIn(address: string, phone: string): Promise<string> {
  const json = async (path: string, given: RequestInit = {}) =>
    (await (await fetch(address + path, given)).json()) as Record<string, never>;
  const asked = await json(`${REALM}/otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: phone }),
  });
  const { results } = (await json(`/sandbox/sms.json?phone_number=${phone}`)) as unknown as {
    results: { otp: string }[];
  };
  const form = { client_id: 'krishi-haat-farmer', grant_type: OTP_GRANT, request_id: String(asked['request_id']) };
  const tokens = await json(`${REALM}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, otp: results[0]?.otp ?? '' }),
  });
  const token: unknown = tokens['access_token'];
  if (typeof token !== 'string') throw new Error(`nobody could sign in: ${JSON.stringify(tokens)}`);
  return token;
}

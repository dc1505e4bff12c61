import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@haat/api-contract';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { deviceHash, isKnownDevice } from '../devices/known-devices.ts';
import { otpRequests } from '../sessions/tables.ts';
import type { OtpPurpose } from '../sessions/tables.ts';
import { admitCode, checkCost, COUNTED_MS } from './code-limits.ts';
import type { CodeAdmission, CodeLimits, CodeRequestFacts, SentCode } from './code-limits.ts';
import { pauseOfNumber } from './wrong-codes.ts';
import { newChallenge, solvedChallenge } from './human-check.ts';
import type { SolvedChallenge } from './human-check.ts';

/** Who asks for a code. */
export interface CodeAsker {
  /** Ten digits. */
  readonly phoneNumber: string;
  /** Hash of the caller's network. */
  readonly network: string;
  readonly deviceId: string | undefined;
  /** The solved human check that came with the request. */
  readonly humanCheck: string | undefined;
  /**
   * What the code opens. Codes for anything but a sign-in are asked for in a session: no human check is needed, every
   * other limit holds.
   */
  readonly purpose: OtpPurpose;
}

/**
 * Asks the limits whether a code may be sent, and notes it, before anything that costs: for who is refused there is
 * nothing but counting, and a human check is looked at only where one is needed.
 * @returns the id of the request, whose password opens nothing yet
 * @throws ServiceError `auth_error.otp_number_paused`, `auth_error.otp_too_soon`, `request_error.too_many`,
 *   `auth_error.human_check_needed` (with a `challenge`), all with `retry_after` seconds
 */
export async function admitRequest(dependencies: Dependencies, asker: CodeAsker): Promise<string> {
  const unchecked = await tryToAdmit(dependencies, asker, null);
  if (unchecked.kind !== 'check-needed') return idOf(dependencies, unchecked);
  const check =
    asker.humanCheck === undefined ? null : await solvedChallenge(dependencies, asker.network, asker.humanCheck);
  const admission = check === null ? unchecked : await tryToAdmit(dependencies, asker, check);
  if (admission.kind !== 'check-needed') return idOf(dependencies, admission);
  const challenge = await newChallenge(dependencies, asker.network, admission.cost);
  throw refusal(admission, { challenge });
}

type Attempt = Exclude<CodeAdmission, { kind: 'admitted' }> & { readonly cost: number };

/** Under a lock on the network, so that requests at once are counted. @param check the solved human check */
async function tryToAdmit(
  dependencies: Dependencies,
  asker: CodeAsker,
  check: SolvedChallenge | null,
): Promise<Attempt | { readonly kind: 'admitted'; readonly id: string }> {
  const { configuration, database, newId, now } = dependencies;
  const limits: CodeLimits = {
    perCaller: configuration.otpLimitPerNumber,
    unchecked: configuration.otpUncheckedPerNetwork,
    budget: configuration.otpBudget,
    resendMs: OTP_RESEND_SECONDS * 1000,
  };
  return inTransaction(database, async (tx) => {
    await lockName(tx, `otp-network:${asker.network}`);
    const facts = await factsOf(tx, dependencies, asker);
    const cost = checkCost(facts, limits);
    const isChecked = check !== null && check.cost >= cost;
    const admission = admitCode({ ...facts, isChecked: isChecked || asker.purpose !== 'sign-in' }, limits);
    if (admission.kind !== 'admitted') return { ...admission, cost };
    const [noted] = await tx
      .insert(otpRequests)
      .values({
        id: newId(),
        phoneNumber: asker.phoneNumber,
        addressHash: asker.network,
        deviceHash: hashOfDevice(asker.deviceId),
        purpose: asker.purpose,
        // No password has this hash: until its own is written, the request opens nothing.
        codeHash: '',
        checkNonce: check?.nonce ?? null,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + OTP_LIFETIME_SECONDS * 1000),
      })
      .onConflictDoNothing({ target: otpRequests.checkNonce })
      .returning({ id: otpRequests.id });
    // Each check is taken once.
    if (noted === undefined) return { kind: 'check-needed', retryAfter: COUNTED_MS, cost };
    return { kind: 'admitted', id: noted.id };
  });
}

function idOf({ log }: Dependencies, admission: Awaited<ReturnType<typeof tryToAdmit>>): string {
  if (admission.kind === 'admitted') return admission.id;
  if (admission.kind === 'budget-spent') log.error('the hourly budget of one-time passwords is spent');
  throw refusal(admission);
}

async function factsOf(
  tx: Transaction,
  dependencies: Dependencies,
  { phoneNumber, network, deviceId }: CodeAsker,
): Promise<Omit<CodeRequestFacts, 'isChecked'>> {
  const time = dependencies.now();
  const isRecent = gt(otpRequests.createdAt, new Date(time.getTime() - COUNTED_MS));
  const rows = await tx
    .select({
      phoneNumber: otpRequests.phoneNumber,
      device: otpRequests.deviceHash,
      at: otpRequests.createdAt,
      nonce: otpRequests.checkNonce,
    })
    .from(otpRequests)
    .where(and(eq(otpRequests.addressHash, network), isRecent))
    .orderBy(asc(otpRequests.createdAt));
  const sent = ({ at, nonce }: (typeof rows)[number]): SentCode => ({ at: at.getTime(), isChecked: nonce !== null });
  const [number] = await tx
    .select({ count: count() })
    .from(otpRequests)
    .where(and(eq(otpRequests.phoneNumber, phoneNumber), isRecent));
  const [market] = await tx.select({ count: count() }).from(otpRequests).where(isRecent);
  return {
    now: time.getTime(),
    ofCaller: rows.filter((row) => row.phoneNumber === phoneNumber && row.device === hashOfDevice(deviceId)).map(sent),
    ofNetwork: rows.map(sent),
    toNumber: number?.count ?? 0,
    byMarket: market?.count ?? 0,
    pausedFor: await pauseOfNumber(tx, dependencies, phoneNumber, { network, deviceId }),
    isFamiliar: await isKnownDevice(tx, phoneNumber, deviceId),
  };
}

function hashOfDevice(deviceId: string | undefined): string | null {
  return deviceId === undefined ? null : deviceHash(deviceId);
}

function refusal({ kind, retryAfter }: Attempt, details: Record<string, unknown> = {}): ServiceError {
  const seconds = Math.max(1, Math.ceil(retryAfter / 1000));
  return new ServiceError(CODE_OF[kind], { retry_after: seconds, ...details }, { 'retry-after': String(seconds) });
}

const CODE_OF = {
  'number-paused': 'auth_error.otp_number_paused',
  'too-soon': 'auth_error.otp_too_soon',
  'too-many': 'request_error.too_many',
  'check-needed': 'auth_error.human_check_needed',
  'budget-spent': 'request_error.too_many',
} as const;

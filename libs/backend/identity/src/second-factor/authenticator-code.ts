import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code of an authenticator app stands. */
export const STEP_SECONDS = 30;
/** A phone's clock may be off by so many steps. */
const ALLOWED_DRIFT_STEPS = 1;
/** After so many wrong codes in a row the next is looked at only after a pause: 15 minutes. */
export const MAX_FAILURES = 5;
/** The pause after too many wrong codes, milliseconds. */
export const FAILURE_PAUSE_MS = 900_000;

/** What is known of a second factor when a code of it is given. */
export interface FactorState {
  /** Base32. */
  readonly secret: string;
  readonly lastStep: number;
  readonly failures: number;
  readonly failedAt: Date | null;
}

/** `taken` with the time step of the code; else why it was rejected. */
export type TotpVerification =
  { readonly kind: 'taken'; readonly step: number } | { readonly kind: 'wrong' } | { readonly kind: 'paused' };

/**
 * Verifies a code of an authenticator app (RFC 6238: SHA-1, 6 digits, 30 s). See docs/domain/identity.md#second-factor.
 */
export function verifyTotpCode(
  { secret, lastStep, failures, failedAt }: FactorState,
  code: string,
  now: Date,
): TotpVerification {
  const isPaused =
    failures >= MAX_FAILURES && failedAt !== null && now.getTime() - failedAt.getTime() < FAILURE_PAUSE_MS;
  if (isPaused) return { kind: 'paused' };
  // The library compares bytes, and fails on digits of another script.
  if (!/^[0-9]{6}$/.test(code)) return { kind: 'wrong' };
  const off = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: ALLOWED_DRIFT_STEPS });
  if (off === null) return { kind: 'wrong' };
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + off;
  return step > lastStep ? { kind: 'taken', step } : { kind: 'wrong' };
}

/** A new secret of 160 bits, base32. */
export function newFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The link by which an authenticator app takes a secret; it names the market and the number's last four digits. */
export function authenticatorLink(secret: string, phoneNumber: string): string {
  return totpOf(secret, `…${phoneNumber.slice(-4)}`).toString();
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Krishi Haat', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 });
}

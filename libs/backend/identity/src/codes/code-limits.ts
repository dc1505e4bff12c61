/** Codes are counted over this time: one hour. */
export const COUNTED_MS = 3_600_000;
/** Without a human check, a network that needs one waits this long between two codes: two minutes. */
export const SLOW_LANE_MS = 120_000;
/** So long it is worth asking again once the market's budget is spent: ten minutes. */
export const BUDGET_PAUSE_MS = 600_000;
/** The part of the market's budget from which on everybody is checked. */
const CHECKED_FROM = 0.5;
/** The part of the market's budget that is left to people on a device on which they have signed in before. */
const OPEN_TO_ALL = 0.8;

/** A code that was sent. Times are milliseconds since 1970. */
export interface SentCode {
  readonly at: number;
  /** Whether a human check came with its request. */
  readonly isChecked: boolean;
}

/** What the admission of a code request is decided from; lists are of the last hour, the oldest first. */
export interface CodeRequestFacts {
  readonly now: number;
  /** Codes for this number that were asked for from this network by this browser. */
  readonly ofCaller: readonly SentCode[];
  /** Codes for all numbers that were asked for from this network. */
  readonly ofNetwork: readonly SentCode[];
  /** How many codes were sent to this number. */
  readonly toNumber: number;
  /** How many codes were sent by the market. */
  readonly byMarket: number;
  /** For how many milliseconds no code for this number is looked at that comes from the caller; 0: it is. */
  readonly pausedFor: number;
  /** Whether this number has signed in on this device before. */
  readonly isFamiliar: boolean;
  /** Whether a human check comes with the request. */
  readonly isChecked: boolean;
}

/** The limits of an installation. */
export interface CodeLimits {
  /** Codes an hour for one number from one caller; after as many from all callers a number needs a check. */
  readonly perCaller: number;
  /** Codes an hour from one network without a human check. */
  readonly unchecked: number;
  /** Codes an hour of the whole market. */
  readonly budget: number;
  /** Wait between two codes for one number from one caller. */
  readonly resendMs: number;
}

/** Whether a code is sent; if not, why, and after how many milliseconds asking again makes sense. */
export type CodeAdmission =
  | { readonly kind: 'admitted' }
  | {
      readonly kind: 'number-paused' | 'too-soon' | 'too-many' | 'check-needed' | 'budget-spent';
      readonly retryAfter: number;
    };

/**
 * Whether a code is sent. What others ask for never locks a person out: a person's own limit is counted by number,
 * network and browser together, and what others, a whole network or the market have used only asks for a human check.
 * See docs/domain/identity.md#one-time-codes.
 */
export function admitCode(facts: CodeRequestFacts, limits: CodeLimits): CodeAdmission {
  const { now, ofCaller, byMarket, pausedFor, isFamiliar, isChecked } = facts;
  // It could not be used.
  if (pausedFor > 0) return { kind: 'number-paused', retryAfter: pausedFor };
  const latest = ofCaller.at(-1);
  if (latest !== undefined && latest.at + limits.resendMs > now)
    return { kind: 'too-soon', retryAfter: latest.at + limits.resendMs - now };
  const freesFirst = ofCaller[ofCaller.length - limits.perCaller];
  if (freesFirst !== undefined) return { kind: 'too-many', retryAfter: freesFirst.at + COUNTED_MS - now };
  if (byMarket >= limits.budget * (isFamiliar ? 1 : OPEN_TO_ALL))
    return { kind: 'budget-spent', retryAfter: BUDGET_PAUSE_MS };
  return isChecked ? { kind: 'admitted' } : withoutCheck(facts, limits);
}

function withoutCheck(facts: CodeRequestFacts, limits: CodeLimits): CodeAdmission {
  const { now, ofCaller, ofNetwork, toNumber, byMarket, isFamiliar } = facts;
  // The number gets codes that others asked for, perhaps an attack: only a known device of its owner needs no check.
  if (toNumber >= limits.perCaller && !isFamiliar && ofCaller.length < toNumber)
    return { kind: 'check-needed', retryAfter: COUNTED_MS };
  if (ofNetwork.length < limits.unchecked && byMarket < limits.budget * CHECKED_FROM) return { kind: 'admitted' };
  const unchecked = ofNetwork.filter((code) => !code.isChecked).at(-1);
  const opensAt = unchecked === undefined ? now : unchecked.at + SLOW_LANE_MS;
  return opensAt <= now ? { kind: 'admitted' } : { kind: 'check-needed', retryAfter: opensAt - now };
}

/**
 * How many times as much a check costs as a plain one: twice as much with each ten codes of its network, up to sixteen
 * times, and with each five codes to its number, up to 64 times. Guesses at one number may come from as many networks
 * as an attacker has; its owner on another phone then waits for a minute or two, and is not locked out.
 */
export function checkCost(
  { ofNetwork, toNumber }: Pick<CodeRequestFacts, 'ofNetwork' | 'toNumber'>,
  { unchecked, perCaller }: Pick<CodeLimits, 'unchecked' | 'perCaller'>,
): number {
  const tensOfNetwork = Math.floor(Math.max(0, ofNetwork.length - unchecked) / 10);
  const fivesOfNumber = Math.floor(Math.max(0, toNumber - perCaller) / 5);
  return Math.max(2 ** Math.min(4, tensOfNetwork), 2 ** Math.min(6, fivesOfNumber));
}

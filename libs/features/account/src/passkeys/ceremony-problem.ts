/**
 * Why a browser did not answer for a passkey: the person stopped it or let its time run out; this browser or device
 * cannot do it here; the device is registered already; anything else.
 */
export type CeremonyProblem = 'cancelled' | 'timedOut' | 'unsupported' | 'known' | 'refused';

/** How long a ceremony took and might take, milliseconds. */
export interface CeremonyTime {
  readonly elapsed: number;
  readonly timeout: number;
}

/**
 * Reads what a browser threw (WebAuthn 5.1.3 and 5.1.4). To keep sites from learning what a device holds,
 * browsers say the same of a person who stops, of a device without the passkey and of time that ran out: only the
 * clock tells the last one apart.
 */
export function ceremonyProblem(error: unknown, { elapsed, timeout }: CeremonyTime): CeremonyProblem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return elapsed >= timeout ? 'timedOut' : 'cancelled';
    case 'AbortError':
      return 'cancelled';
    case 'TimeoutError':
      return 'timedOut';
    case 'InvalidStateError':
      return 'known';
    case 'NotSupportedError':
    case 'ConstraintError':
    case 'SecurityError':
      return 'unsupported';
    default:
      return 'refused';
  }
}

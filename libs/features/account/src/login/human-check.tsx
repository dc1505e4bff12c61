import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HumanCheckChallenge } from '@haat/api-contract';
import type { ActionFailure } from '@haat/app-context';
import { formatCountdown } from '@haat/format';
import { Banner, Countdown } from '@haat/ui-kit';

/** What the identity service asks for before it sends a code. */
export interface CheckAsked {
  readonly challenge: HumanCheckChallenge;
  /** Seconds after which a code comes without it. */
  readonly retryAfter: number;
}

/** The check that a failed request for a code asks for, or null when it failed for something else. */
export function checkAsked({ code, details }: ActionFailure['error']): CheckAsked | null {
  const { challenge, retry_after: retryAfter } = details;
  if (code !== 'auth_error.human_check_needed' || typeof challenge !== 'object' || challenge === null) return null;
  return {
    challenge: challenge as HumanCheckChallenge,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : 0,
  };
}

export interface HumanCheckProps extends CheckAsked {
  /** Gets what the form has to send. */
  readonly onSolved: (humanCheck: string) => void;
}

/**
 * Has the phone solve the challenge, with what is loaded only now. A phone without script, or that cannot, waits: the
 * code comes without a check when the time is over.
 */
export function HumanCheck({ challenge, retryAfter, onSolved }: HumanCheckProps) {
  const { t } = useTranslation('login');
  const [isChecking, setIsChecking] = useState(false);
  const solved = useEffectEvent(onSolved);
  useEffect(() => {
    const controller = new AbortController();
    const solve = async () => {
      setIsChecking(true);
      const { solveCheck } = await import('@haat/human-check');
      const answer = await solveCheck(challenge, controller);
      if (answer !== null && !controller.signal.aborted) solved(answer);
    };
    solve()
      // No such sums in this browser, or no network: the person waits.
      .catch(() => undefined)
      .finally(() => setIsChecking(false));
    return () => controller.abort();
  }, [challenge]);
  return (
    <Banner tone="info">
      <p role="status">{isChecking ? t('check.checking') : null}</p>
      <Countdown seconds={retryAfter} text={(left) => t('check.wait', { time: formatCountdown(left) })} />
    </Banner>
  );
}

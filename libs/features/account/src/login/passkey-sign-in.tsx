import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import type { PasskeyRequest } from '@haat/api-contract';
import { Banner, Button, KeyRoundIcon } from '@haat/ui-kit';
import type { CeremonyProblem } from '../passkeys/ceremony-problem.ts';

export interface PasskeySignInProps {
  readonly next: string;
  /** What the passkey signs; null until it is asked for. */
  readonly request: PasskeyRequest | null;
  /** Why the service did not take it. */
  readonly error: string | undefined;
}

/**
 * Signing in by a passkey in place of the app's code. The browser is asked as soon as what has to be signed is there;
 * without script it cannot be, and the code is the way.
 */
export function PasskeySignIn({ next, request, error }: PasskeySignInProps) {
  const { t } = useTranslation('login');
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const [state, setState] = useState<CeremonyProblem | 'asking' | null>(null);
  const asked = useRef<string | null>(null);
  async function sign(toSign: PasskeyRequest): Promise<void> {
    setState('asking');
    const { signWithPasskey } = await import('../passkeys/ceremony.ts');
    const result = await signWithPasskey(toSign);
    if ('problem' in result) return setState(result.problem);
    setState(null);
    await submit({ intent: 'passkey', next, passkey: result.answer }, { method: 'post' });
  }
  const start = useEffectEvent((toSign: PasskeyRequest) => {
    // No network for the part that asks the browser: the person tries again.
    sign(toSign).catch(() => setState('refused'));
  });
  useEffect(() => {
    // A passkey that answers at once would otherwise cut off the page that is still being read again.
    if (busy || request === null || asked.current === request.challenge) return;
    asked.current = request.challenge;
    start(request);
  }, [busy, request]);
  const problem = state === null || state === 'asking' ? null : state === 'known' ? 'refused' : state;
  return (
    <div className="flex flex-col gap-3">
      {(error ?? problem) ? (
        <Banner tone="warning" announce>
          <p>{error ?? t(`passkey.${problem ?? 'refused'}`)}</p>
        </Banner>
      ) : null}
      {state === 'asking' ? <p role="status">{t('passkey.asking')}</p> : null}
      <noscript>
        <p>{t('passkey.noScript')}</p>
      </noscript>
      {problem === 'unsupported' ? null : (
        <Form method="post" className="noscript:hidden">
          <input type="hidden" name="next" value={next} />
          <Button
            type="submit"
            name="intent"
            value="passkey-challenge"
            variant="secondary"
            size="large"
            fullWidth
            icon={<KeyRoundIcon />}
            busy={busy || state === 'asking'}
          >
            {t('passkey.use')}
          </Button>
        </Form>
      )}
    </div>
  );
}

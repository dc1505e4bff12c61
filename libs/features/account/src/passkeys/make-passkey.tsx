import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation, useSubmit } from 'react-router';
import type { PasskeyCreation } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, KeyRoundIcon } from '@haat/ui-kit';
import type { CeremonyProblem } from './ceremony-problem.ts';

export interface MakePasskeyProps {
  readonly creation: PasskeyCreation;
  readonly name: string;
}

/** Second step: the browser makes the passkey. Who stops it, or is too slow, tries again with the same code. */
export function MakePasskey({ creation, name }: MakePasskeyProps) {
  const { t } = useTranslation('passkeys');
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  const [state, setState] = useState<CeremonyProblem | 'asking' | null>(null);
  async function make(): Promise<void> {
    setState('asking');
    const { makePasskey } = await import('./ceremony.ts');
    const result = await makePasskey(creation);
    if ('problem' in result) return setState(result.problem);
    setState(null);
    await submit({ intent: 'add', name, credential: result.answer }, { method: 'post' });
  }
  const problem = state === 'asking' ? null : state;
  return (
    <section aria-labelledby="make-passkey" className="flex min-w-0 flex-col gap-3">
      <h2 id="make-passkey" className="text-18 font-bold">
        {t('make.heading', { name })}
      </h2>
      <p>{t('make.detail')}</p>
      {problem ? (
        <Banner tone="warning" announce>
          <p>{t(`make.${problem}`)}</p>
        </Banner>
      ) : null}
      <noscript>
        <p>{t('add.noScript')}</p>
      </noscript>
      {problem === 'unsupported' || problem === 'known' ? null : (
        <Button
          size="large"
          fullWidth
          icon={<KeyRoundIcon />}
          busy={isSending || state === 'asking'}
          // No network for the part that asks the browser: the person tries again.
          onClick={() => void make().catch(() => setState('refused'))}
        >
          {t('make.action')}
        </Button>
      )}
      <ButtonLink to={pathTo('passkeys')} variant="quiet" fullWidth>
        {t('make.stop')}
      </ButtonLink>
    </section>
  );
}

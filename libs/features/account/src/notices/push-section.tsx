import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useRevalidator } from 'react-router';
import { PUSH_PATHS, tellEvent, useRootData } from '@haat/app-context';
import { canPush, switchPushOn, type PushOutcome } from '@haat/progressive';
import { Banner, Button } from '@haat/ui-kit';

export interface PushSectionProps {
  /** To subscribe with; null where no messages are sent. */
  readonly publicKey: string | null;
  readonly isOn: boolean;
}

/** Whether messages come to this phone. Switching off is a form; switching on is the browser's, and needs a script. */
export function PushSection({ publicKey, isOn }: PushSectionProps) {
  const { t } = useTranslation('push');
  const canBeOn = useSyncExternalStore(
    () => () => undefined,
    canPush,
    () => false,
  );
  if (publicKey === null || !(isOn || canBeOn)) return null;
  return (
    <section aria-labelledby="push" className="flex min-w-0 flex-col gap-3">
      <h2 id="push" className="text-18 font-bold">
        {t('title')}
      </h2>
      <p className="text-ink-soft">{t(isOn ? 'isOn' : 'about')}</p>
      {isOn ? (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="push" value="off" variant="secondary" fullWidth>
            {t('switchOff')}
          </Button>
        </Form>
      ) : (
        <SwitchOn publicKey={publicKey} />
      )}
    </section>
  );
}

function SwitchOn({ publicKey }: { readonly publicKey: string }) {
  const { t } = useTranslation('push');
  const { isMeasured } = useRootData();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<PushOutcome | 'asked' | null>(null);
  const ask = async () => {
    setOutcome('asked');
    tellEvent(isMeasured, { name: 'notification', properties: { outcome: 'asked' } });
    const answer = await switchPushOn({ publicKey, ...PUSH_PATHS });
    tellEvent(isMeasured, { name: 'notification', properties: { outcome: answer } });
    setOutcome(answer);
    if (answer === 'granted') await revalidate();
  };
  return (
    <>
      {outcome === 'denied' || outcome === 'failed' ? (
        <Banner tone="danger" announce>
          <p>{t(outcome)}</p>
        </Banner>
      ) : null}
      <Button type="button" variant="secondary" fullWidth busy={outcome === 'asked'} onClick={() => void ask()}>
        {t('switchOn')}
      </Button>
    </>
  );
}

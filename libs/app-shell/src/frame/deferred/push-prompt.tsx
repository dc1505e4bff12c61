import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PUSH_PATHS, showToast, tellEvent, useRootData } from '@haat/app-context';
import { canPush, switchPushOn, type PushOutcome } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { keepAsked, mayAsk, readAsked } from '../../push/may-ask.ts';
import { useMayInterrupt } from '../use-may-interrupt.ts';

/** Asks, once in a while, whether messages may come to this browser. */
export function PushPrompt() {
  const mayInterrupt = useMayInterrupt();
  const { pathname } = useLocation();
  const isWanted = mayInterrupt && pathname !== pathTo('notices');
  const [publicKey, setPublicKey] = useState<string | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const { isMeasured } = useRootData();
  useEffect(() => {
    if (!isWanted || isAnswered || publicKey !== null) return;
    const controller = new AbortController();
    void offeredKey(controller.signal).then((key) => {
      if (controller.signal.aborted || key === null) return;
      const asked = readAsked();
      const now = Date.now();
      if (asked === null || !mayAsk(asked, now) || !keepAsked(asked, now)) return;
      tellEvent(isMeasured, { name: 'notification', properties: { outcome: 'asked' } });
      setPublicKey(key);
    });
    return () => controller.abort();
  }, [isWanted, isAnswered, publicKey, isMeasured]);
  if (!isWanted || isAnswered || publicKey === null) return null;
  const answer = async (isYes: boolean) => {
    setAnswered(true);
    if (!isYes) return;
    const outcome = await switchPushOn({ publicKey, ...PUSH_PATHS });
    tellEvent(isMeasured, { name: 'notification', properties: { outcome } });
    sayOutcome(outcome);
  };
  return <PushQuestion onAnswer={(isYes) => void answer(isYes)} />;
}

export interface PushQuestionProps {
  readonly onAnswer: (isYes: boolean) => void;
}

/** The question in plain words, before the browser's own. It stands over the bottom bar, and covers nothing of it. */
export function PushQuestion({ onAnswer }: PushQuestionProps) {
  const { t } = useTranslation('push');
  const button = 'min-h-12 min-w-24 rounded-full border-2 px-4';
  return (
    <aside aria-label={t('title')} className="bg-turmeric-tint px-4 py-3 text-center text-on-turmeric-tint">
      <p>{t('ask')}</p>
      <div className="flex flex-wrap items-center justify-center gap-4 py-2">
        <button type="button" className={button} onClick={() => onAnswer(true)}>
          {t('yes')}
        </button>
        <button type="button" className={button} onClick={() => onAnswer(false)}>
          {t('no')}
        </button>
      </div>
    </aside>
  );
}

function sayOutcome(outcome: PushOutcome): void {
  if (outcome === 'granted') showToast({ textKey: 'push:isOn', tone: 'success' });
  if (outcome === 'failed') showToast({ textKey: 'push:failed', tone: 'warning' });
}

/** The key to subscribe with; null where the browser was asked, nothing is offered, or it is known by nobody now. */
async function offeredKey(signal: AbortSignal): Promise<string | null> {
  if (!canPush() || Notification.permission !== 'default') return null;
  const asked = readAsked();
  if (asked === null || !mayAsk(asked, Date.now())) return null;
  try {
    const answer = await fetch(PUSH_PATHS.subscription, { signal });
    const { public_key: key, is_on: isOn } = (await answer.json()) as { public_key: string | null; is_on: boolean };
    return isOn ? null : key;
  } catch {
    return null;
  }
}

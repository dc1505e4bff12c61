import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import { ButtonLink, Card, Status, Timeline } from '@haat/ui-kit';
import type { JourneyView } from './journey.presenter.ts';

/** Interval between two looks while the shop's answer is awaited, in milliseconds. */
const LOOK_EVERY_MS = 2_000;

/** Where an order of the network stands: said as it changes, drawn as a line, looked at again by itself. */
export function NetworkJourney({ journey }: { readonly journey: JourneyView }) {
  const { t } = useTranslation('network-cart');
  const { pathname } = useLocation();
  const { tone, title, lines, steps, isAwaited } = journey;
  useLookAgain(isAwaited);
  return (
    <>
      <div role="status">
        <Status
          tone={tone}
          title={title}
          detail={lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        />
      </div>
      {isAwaited ? (
        <ButtonLink to={pathname} replace preventScrollReset variant="secondary" fullWidth>
          {t('progress.reload')}
        </ButtonLink>
      ) : null}
      <Card>
        <Timeline label={t('progress.label')} steps={steps} />
      </Card>
    </>
  );
}

/** Looks again while an answer is awaited, but only while the page is visible and there is a signal. */
function useLookAgain(isAwaited: boolean): void {
  const { state, revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (state === 'idle' && document.visibilityState === 'visible' && navigator.onLine) void revalidate();
  });
  useEffect(() => {
    if (!isAwaited) return undefined;
    const clock = setInterval(() => look(), LOOK_EVERY_MS);
    const comesBack = () => look();
    document.addEventListener('visibilitychange', comesBack);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', comesBack);
    };
  }, [isAwaited]);
}

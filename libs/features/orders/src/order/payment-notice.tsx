import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink } from '@haat/ui-kit';
import type { PaymentView } from '../payment.presenter.ts';

/** Interval between two reloads while the payment is pending, in milliseconds. */
const RELOAD_EVERY_MS = 10_000;

interface PaymentNoticeProps {
  readonly orderId: string;
  readonly payment: PaymentView;
  /** What is said above it already: the same words twice are only read twice. */
  readonly said: string;
}

/** How the money of an order stands, while something is to be done or waited for. */
export function PaymentNotice({ orderId, payment: { notice, payLabel, isPending }, said }: PaymentNoticeProps) {
  const { t } = useTranslation('order');
  useRecheck(isPending);
  if (notice === null) return null;
  return (
    <>
      <Banner
        tone={notice.tone}
        title={notice.title === said ? undefined : notice.title}
        action={
          isPending ? (
            <ButtonLink to={pathTo('order', { orderId })} replace preventScrollReset variant="secondary">
              {t('pay.reload')}
            </ButtonLink>
          ) : undefined
        }
      >
        {notice.text}
      </Banner>
      {payLabel === null ? null : (
        <ButtonLink to={pathTo('payOrder', { orderId })} size="large" fullWidth reloadDocument>
          {payLabel}
        </ButtonLink>
      )}
    </>
  );
}

/** Polls while the payment is pending, but only while the page is visible and online. */
function useRecheck(isWaiting: boolean): void {
  const { state, revalidate } = useRevalidator();
  const reload = useEffectEvent(() => {
    if (state === 'idle' && document.visibilityState === 'visible' && navigator.onLine) void revalidate();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const clock = setInterval(() => reload(), RELOAD_EVERY_MS);
    const comesBack = () => reload();
    document.addEventListener('visibilitychange', comesBack);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', comesBack);
    };
  }, [isWaiting]);
}

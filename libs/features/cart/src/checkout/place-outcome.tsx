import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Banner, TextLink } from '@haat/ui-kit';
import type { PlaceAnswer } from './place-order.data.ts';

export interface PlaceOutcomeProps {
  readonly answer: PlaceAnswer;
  /** Why the services refused the order, in words. */
  readonly error: string;
}

/**
 * Why the order was not placed, and what to do next. A missing field says so beside itself, where a script takes the
 * farmer; without one it is said up here too.
 */
export function PlaceOutcome({ answer, error }: PlaceOutcomeProps) {
  const { t } = useTranslation('cart');
  switch (answer.kind) {
    case 'missing':
      return (
        <noscript>
          <Banner tone="danger" title={t('refused.order')}>
            {answer.fields.map((field) => (
              <p key={field}>{t(`field.${field}`)}</p>
            ))}
          </Banner>
        </noscript>
      );
    case 'total-changed':
      return (
        <Banner tone="warning" announce title={t('changed.title')}>
          {answer.now === null ? t('changed.unserved') : t('changed.text', { before: answer.before, now: answer.now })}
        </Banner>
      );
    case 'payment-closed':
    case 'coupon-gone':
      return (
        <Banner tone="warning" announce title={t(answer.kind === 'coupon-gone' ? 'changed.coupon' : 'changed.payment')}>
          {answer.text}
        </Banner>
      );
    case 'unknown':
      return (
        <Banner
          tone="warning"
          announce
          title={t('unknown.title')}
          action={<TextLink to={pathTo('orders')}>{t('unknown.orders')}</TextLink>}
        >
          {t('unknown.text')}
        </Banner>
      );
    case 'order-refused':
      return (
        <Banner tone="danger" announce title={t('refused.order')}>
          {error}
        </Banner>
      );
  }
}

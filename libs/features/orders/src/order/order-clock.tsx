import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Banner, Button } from '@haat/ui-kit';
import type { ClockView } from '../clock.presenter.ts';

/** How long a delivery may still take; once that is over, its farmer can ask for its end. */
export function OrderClock({ clock: { lines, isOver, canAsk } }: { readonly clock: ClockView }) {
  const { t } = useTranslation('order');
  const isBusy = useNavigation().formData?.get('intent') === 'askToCancel';
  return (
    <Banner
      tone={isOver ? 'warning' : 'info'}
      title={isOver ? t('clock.title') : undefined}
      action={
        canAsk ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="askToCancel" />
            <Button type="submit" busy={isBusy}>
              {t('clock.ask')}
            </Button>
          </Form>
        ) : undefined
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}

import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, Card, TextLink } from '@haat/ui-kit';
import { SlotChoice } from '../slot-choice.tsx';
import type { BookingData } from './booking.data.ts';

interface ChangeFormProps {
  readonly booking: NonNullable<BookingData['booking']>;
}

/** Another time for a booking. */
export function MoveForm({ booking: { here, days } }: ChangeFormProps) {
  const { t } = useTranslation('booking');
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={here} className="flex min-w-0 flex-col gap-3">
      <input type="hidden" name="intent" value="move" />
      <SlotChoice days={days} chosen="" error={undefined} />
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('moveNow')}
      </Button>
      <TextLink to={here}>{t('leave')}</TextLink>
    </Form>
  );
}

/** What comes back of a booking, to the paisa, before it is cancelled. */
export function CancelForm({ booking: { here, comesBack } }: ChangeFormProps) {
  const { t } = useTranslation('booking');
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('cancelAsk')}</h2>
      <p>{comesBack}</p>
      <Form method="post" action={here}>
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" variant="danger" fullWidth busy={isSending}>
          {t('cancelNow')}
        </Button>
      </Form>
      <TextLink to={here}>{t('leave')}</TextLink>
    </Card>
  );
}

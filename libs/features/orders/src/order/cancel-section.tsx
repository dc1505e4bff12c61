import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { CANCEL_REASONS } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, Card, CircleXIcon, List, ListRow, RadioCards } from '@haat/ui-kit';

/** The open question is gone to, so that it is seen at the foot of a long page. */
const PART_ID = 'cancel';

export interface CancelSectionProps {
  readonly orderId: string;
  /** The question is open; it has an address, so it needs no script. */
  readonly asks: boolean;
  readonly error: string | undefined;
  /** What happens to the payment, and that cancelling is final; shown before it is confirmed. */
  readonly consequences: readonly string[];
}

/** Cancelling an order: first the question why, then it is done. */
export function CancelSection({ orderId, asks, error, consequences }: CancelSectionProps) {
  const { t } = useTranslation('order');
  const isCancelling = useNavigation().formData?.has('reason') === true;
  const here = pathTo('order', { orderId });
  if (!asks) {
    return (
      <List>
        <ListRow
          to={`${pathTo('order', { orderId }, { ask: 'cancel' })}#${PART_ID}`}
          tone="danger"
          leading={<CircleXIcon className="text-clay" />}
          title={t('cancel.action')}
        />
      </List>
    );
  }
  return (
    <Card>
      <Form id={PART_ID} method="post" action={here} className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-1">
          {consequences.map((consequence) => (
            <p key={consequence}>{consequence}</p>
          ))}
        </div>
        <RadioCards
          legend={t('cancel.title')}
          name="reason"
          error={error}
          options={CANCEL_REASONS.map(({ code, name }) => ({ value: code, title: t(`reason.${name}`) }))}
        />
        <Button type="submit" variant="danger" size="large" fullWidth busy={isCancelling}>
          {t('cancel.action')}
        </Button>
        <ButtonLink to={here} variant="secondary" size="large" fullWidth preventScrollReset>
          {t('cancel.keep')}
        </ButtonLink>
      </Form>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { DELIVERY_FAILURES, SHOP_REFUSALS } from '@haat/api-contract/vocabulary';
import { OutboxFields, type OutboxForm } from '@haat/progressive';
import { Accordion, Card, OtpField, RadioCards } from '@haat/ui-kit';
import { ActForm } from './act-form.tsx';
import type { ShopOrderReply } from './order-acts.ts';
import type { ShopOrderView } from './order.presenter.ts';
import { PackForm } from './pack-form.tsx';

interface NextActsProps {
  readonly order: ShopOrderView;
  readonly outbox: OutboxForm;
  readonly reply: ShopOrderReply | null;
}

/** What a shop may do with an order now: the usual first and open, what seldom happens folded below it. */
export function NextActs({ order, outbox, reply }: NextActsProps) {
  const { t } = useTranslation('shop-order');
  const { acts, id, cash } = order;
  return (
    <>
      {acts.confirm ? (
        <Card>
          <h2 className="text-18 font-bold">{t('confirm.title')}</h2>
          <ActForm orderId={id} act="confirm" label={t('confirm.action')} />
        </Card>
      ) : null}
      {acts.pack ? <PackForm order={order} reply={reply?.act === 'pack' ? reply : null} /> : null}
      {acts.send || acts.ship ? (
        <Card>
          <h2 className="text-18 font-bold">{t('send.title')}</h2>
          {cash === null ? null : <p className="font-semibold">{cash}</p>}
          {acts.send ? (
            <ActForm orderId={id} act="send" label={t(acts.isSentAgain ? 'send.again' : 'send.action')} />
          ) : null}
          {acts.ship ? <ActForm orderId={id} act="ship" variant="secondary" label={t('send.transport')} /> : null}
        </Card>
      ) : null}
      {acts.handOver ? (
        <Card>
          <h2 className="text-18 font-bold">{t('handOver.title')}</h2>
          {cash === null ? null : <p className="font-semibold">{cash}</p>}
          <ActForm orderId={id} act="handOver" label={t('handOver.action')} isOutbox>
            <OutboxFields form={outbox} />
            <OtpField
              name="code"
              length={order.codeDigits}
              autoComplete="off"
              label={t('handOver.code')}
              hint={t('handOver.hint', { digits: order.codeDigits })}
              error={reply?.act === 'handOver' ? (reply.problem ?? undefined) : undefined}
              defaultValue={reply?.act === 'handOver' ? reply.typed.code : ''}
            />
          </ActForm>
        </Card>
      ) : null}
      <SeldomActs order={order} reply={reply} />
    </>
  );
}

/** Refusing, a failed delivery, goods that came back, and agreeing that support ends the order. */
function SeldomActs({ order: { acts, id }, reply }: Omit<NextActsProps, 'outbox'>) {
  const { t } = useTranslation('shop-order');
  const of = (act: ShopOrderReply['act']) => (reply?.act === act ? reply : null);
  return (
    <>
      {acts.refuse ? (
        <Accordion title={t('refuse.title')} defaultOpen={of('refuse') !== null}>
          <ActForm orderId={id} act="refuse" label={t('refuse.action')} variant="danger">
            <p>{t('refuse.text')}</p>
            <RadioCards
              legend={t('refuse.legend')}
              name="reason"
              defaultValue={of('refuse')?.typed.reason}
              error={of('refuse')?.problem ?? undefined}
              options={SHOP_REFUSALS.map((reason) => ({ value: reason, title: t(`refusal.${reason}`) }))}
            />
          </ActForm>
        </Accordion>
      ) : null}
      {acts.fail ? (
        <Accordion title={t('fail.title')} defaultOpen={of('fail') !== null}>
          <ActForm orderId={id} act="fail" label={t('fail.action')} variant="secondary">
            <RadioCards
              legend={t('fail.legend')}
              name="reason"
              defaultValue={of('fail')?.typed.reason}
              error={of('fail')?.problem ?? undefined}
              options={DELIVERY_FAILURES.map((reason) => ({ value: reason, title: t(`failure.${reason}`) }))}
            />
          </ActForm>
        </Accordion>
      ) : null}
      {acts.bringBack ? (
        <Accordion title={t('bringBack.title')}>
          <ActForm orderId={id} act="bringBack" label={t('bringBack.action')} variant="secondary">
            <p>{t('bringBack.text')}</p>
          </ActForm>
        </Accordion>
      ) : null}
      {acts.agree ? (
        <Accordion title={t('agree.title')}>
          <ActForm orderId={id} act="agree" label={t('agree.action')} variant="danger">
            <p>{t('agree.text')}</p>
          </ActForm>
        </Accordion>
      ) : null}
    </>
  );
}

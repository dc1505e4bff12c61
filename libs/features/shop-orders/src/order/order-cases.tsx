import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Accordion, Badge, Card, TextField } from '@haat/ui-kit';
import { ActForm } from './act-form.tsx';
import type { ShopOrderReply } from './order-acts.ts';
import type { ShopOrderView } from './order.presenter.ts';

interface OrderCasesProps {
  readonly order: ShopOrderView;
  readonly reply: ShopOrderReply | null;
}

/** Goods that the farmer wants to give back, and complaints, each with its clock and its answer. */
export function OrderCases({ order, reply }: OrderCasesProps) {
  return (
    <>
      {order.returns.map((one) => (
        <ReturnCase key={one.id} orderId={order.id} one={one} reply={reply?.about === one.id ? reply : null} />
      ))}
      {order.issues.map((one) => (
        <IssueCase key={one.id} orderId={order.id} one={one} reply={reply?.about === one.id ? reply : null} />
      ))}
    </>
  );
}

interface CaseProps<Case> {
  readonly orderId: string;
  readonly one: Case;
  readonly reply: ShopOrderReply | null;
}

function ReturnCase({ orderId, one, reply }: CaseProps<ShopOrderView['returns'][number]>) {
  const { t } = useTranslation('shop-order');
  return (
    <Card>
      <h2 className="text-18 font-bold">{one.heading}</h2>
      <Badge tone={one.isAsked || one.isAwaited ? 'warning' : 'neutral'}>{one.status}</Badge>
      <p className="font-semibold">{one.reason}</p>
      {one.goods.map((goods) => (
        <p key={goods}>{goods}</p>
      ))}
      {one.note === '' ? null : <p className="break-words">{one.note}</p>}
      <CasePhotos orderId={orderId} photoIds={one.photoIds} />
      <p>{one.amount}</p>
      {one.isAsked ? (
        <>
          <ActForm orderId={orderId} act="return" about={one.id} label={t('return.approve')}>
            <input type="hidden" name="answer" value="approve" />
          </ActForm>
          <Accordion title={t('return.refuseTitle')} variant="row" defaultOpen={reply !== null}>
            <ActForm orderId={orderId} act="return" about={one.id} label={t('return.refuse')} variant="danger">
              <input type="hidden" name="answer" value="refuse" />
              <Words label={t('return.refusal')} reply={reply} longest={500} />
            </ActForm>
          </Accordion>
        </>
      ) : null}
      {one.isAwaited ? (
        <ActForm orderId={orderId} act="return" about={one.id} label={t('return.pickedUp')}>
          <input type="hidden" name="answer" value="pickedUp" />
        </ActForm>
      ) : null}
    </Card>
  );
}

function IssueCase({ orderId, one, reply }: CaseProps<ShopOrderView['issues'][number]>) {
  const { t } = useTranslation('shop-order');
  return (
    <Card>
      <h2 className="text-18 font-bold">{one.heading}</h2>
      <p className="font-semibold">{one.reason}</p>
      {one.about === null ? null : <p>{one.about}</p>}
      {one.note === '' ? null : <p className="break-words">{one.note}</p>}
      <CasePhotos orderId={orderId} photoIds={one.photoIds} />
      {one.answerBy === null ? null : <p>{one.answerBy}</p>}
      {one.said === null ? null : <p className="break-words">{one.said}</p>}
      {one.isOpen ? (
        <ActForm orderId={orderId} act="answer" about={one.id} label={t('issue.action')}>
          <Words label={t('issue.label')} reply={reply} longest={1000} />
        </ActForm>
      ) : null}
    </Card>
  );
}

interface WordsProps {
  readonly label: string;
  readonly reply: ShopOrderReply | null;
  readonly longest: number;
}

function Words({ label, reply, longest }: WordsProps) {
  return (
    <TextField
      multiline
      rows={3}
      name="text"
      label={label}
      maxLength={longest}
      defaultValue={reply?.typed.text}
      error={reply?.problem ?? undefined}
    />
  );
}

/** Photos open whole, and are loaded when they are asked for: a shop's phone pays for each. */
function CasePhotos({ orderId, photoIds }: { readonly orderId: string; readonly photoIds: readonly string[] }) {
  const { t } = useTranslation('shop-order');
  if (photoIds.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {photoIds.map((photoId, index) => (
        <li key={photoId}>
          <a
            href={pathTo('shopCasePhoto', { orderId, photoId })}
            className="grid min-h-12 place-items-center font-semibold text-primary underline"
          >
            {t('photo', { number: index + 1 })}
          </a>
        </li>
      ))}
    </ul>
  );
}

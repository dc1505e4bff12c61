import { useTranslation } from 'react-i18next';
import { Banner, Card, Checkbox, Picture } from '@haat/ui-kit';
import { ActForm } from './act-form.tsx';
import type { ShopOrderReply } from './order-acts.ts';
import type { ShopOrderView } from './order.presenter.ts';

interface PackFormProps {
  readonly order: ShopOrderView;
  readonly reply: ShopOrderReply | null;
}

/** The goods with their pictures, each to be ticked as it is put in; the order is packed when all are. */
export function PackForm({ order: { id, lines }, reply }: PackFormProps) {
  const { t } = useTranslation('shop-order');
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('pack.title')}</h2>
      <p className="text-ink-soft">{t('pack.text')}</p>
      {reply?.problem ? (
        <Banner tone="danger" announce>
          {reply.problem}
        </Banner>
      ) : null}
      <ActForm orderId={id} act="pack" label={t('pack.action')}>
        <ul className="flex min-w-0 flex-col gap-3">
          {lines.map((line) => (
            <li key={line.key} className="flex min-w-0 items-center gap-3">
              <Picture src={line.pictureUrl} alt="" width={56} height={56} tone="soil" />
              <div className="min-w-0 flex-1">
                <Checkbox
                  name="packed"
                  value={line.key}
                  label={line.name}
                  detail={line.packs}
                  defaultChecked={reply?.typed.ticked.includes(line.key) ?? false}
                />
              </div>
            </li>
          ))}
        </ul>
      </ActForm>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { CalendarDaysIcon, Card, KeyRoundIcon, Timeline } from '@haat/ui-kit';
import type { OrderView } from '../order.presenter.ts';

/** How far an order is: the code to collect it or to be given it, and its way. */
export function OrderProgress({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('order');
  return (
    <>
      {order.pickupCode ? (
        <CodeToTell code={order.pickupCode} title={t('detail.code')} hint={t('detail.codeHint')} />
      ) : null}
      {order.deliveryCode ? (
        <CodeToTell code={order.deliveryCode} title={t('detail.deliveryCode')} hint={t('detail.deliveryCodeHint')} />
      ) : null}
      {order.prebook.length > 0 ? <Prebooking lines={order.prebook} /> : null}
      <Card>
        <Timeline label={t('detail.timeline')} steps={order.steps} />
        {order.isSandbox ? <p className="rounded-control bg-sky-tint p-3 text-14">{t('detail.sandbox')}</p> : null}
      </Card>
    </>
  );
}

interface CodeToTellProps {
  readonly code: string;
  readonly title: string;
  readonly hint: string;
}

/** A code in figures that can be read across a counter. */
function CodeToTell({ code, title, hint }: CodeToTellProps) {
  return (
    <Card>
      <div className="flex min-w-0 gap-3">
        <KeyRoundIcon className="mt-1 shrink-0 text-primary" />
        <div className="min-w-0">
          <h2 className="font-bold">{title}</h2>
          <p className="text-28 font-bold">{code}</p>
          <p className="text-ink-soft">{hint}</p>
        </div>
      </div>
    </Card>
  );
}

/** When a prebooking comes, and on which terms. */
function Prebooking({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('order');
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-18 font-bold">
        <CalendarDaysIcon className="shrink-0 text-primary" />
        {t('prebook.heading')}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  );
}

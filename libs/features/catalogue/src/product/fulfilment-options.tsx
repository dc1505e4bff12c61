import { useTranslation } from 'react-i18next';
import { Banner, Card, StoreIcon, TruckIcon } from '@haat/ui-kit';
import type { FulfilmentOptionView } from './fulfilment.presenter.ts';

interface FulfilmentOptionsProps {
  readonly options: readonly FulfilmentOptionView[];
  readonly collectOnly: boolean;
}

/** How the goods come: to the door, or from the shop and until when. */
export function FulfilmentOptions({ options, collectOnly }: FulfilmentOptionsProps) {
  const { t } = useTranslation('products');
  return (
    <section aria-label={t('fulfilment.heading')} className="flex flex-col gap-2">
      {options.length === 0 ? null : (
        <Card>
          <ul className="flex flex-col gap-3">
            {options.map(({ kind, title, detail }) => (
              <li key={kind} className="flex min-w-0 gap-3">
                <span className="shrink-0 text-primary">{kind === 'delivery' ? <TruckIcon /> : <StoreIcon />}</span>
                <span className="min-w-0">
                  <span className="font-bold">{title}</span>
                  {detail === '' ? null : <span> · {detail}</span>}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {collectOnly ? (
        <Banner tone="warning" title={t('product.collectOnly')}>
          {t('product.collectOnlyText')}
        </Banner>
      ) : null}
    </section>
  );
}

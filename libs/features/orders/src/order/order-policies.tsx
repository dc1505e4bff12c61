import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Card, ShieldCheckIcon, TextLink } from '@haat/ui-kit';
import type { PolicyView } from '../policy.presenter.ts';

/** The insurance that came with an order. */
export function OrderPolicies({ policies }: { readonly policies: readonly PolicyView[] }) {
  const { t } = useTranslation('order');
  if (policies.length === 0) return null;
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-18 font-bold">
        <ShieldCheckIcon className="shrink-0 text-sky" />
        {t('policy.heading')}
      </h2>
      {policies.map(({ id, title, details }) => (
        <div key={id} className="min-w-0">
          <TextLink to={pathTo('policy', { id })}>{title}</TextLink>
          {details.map((detail) => (
            <p key={detail} className="text-14 break-words text-ink-soft">
              {detail}
            </p>
          ))}
        </div>
      ))}
    </Card>
  );
}

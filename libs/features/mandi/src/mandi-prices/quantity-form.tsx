import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, TextField } from '@haat/ui-kit';
import type { NearPricesData } from './mandi-prices.data.ts';

/** How much is to be sold: what would be left at each market is told for it. */
export function QuantityForm({ near }: { readonly near: NearPricesData }) {
  const { t } = useTranslation('mandi');
  const { crop, market, days, quintals } = near.query;
  return (
    <Form action={pathTo('mandiPrices')} preventScrollReset className="flex min-w-0 flex-col gap-2">
      {Object.entries({ crop, market, days: days === 180 ? '180' : null }).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField
        key={quintals}
        label={t('quantity.label')}
        hint={t('quantity.hint')}
        error={near.isBadQuantity ? t('quantity.error') : undefined}
        name="quintals"
        defaultValue={quintals}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <Button type="submit" fullWidth>
        {t('quantity.button')}
      </Button>
    </Form>
  );
}

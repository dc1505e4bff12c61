import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, Card, MapPinIcon, TextField, TextLink } from '@haat/ui-kit';
import type { ShownPrescription } from './prescription.data.ts';

interface ItemsProps {
  readonly view: ShownPrescription;
}

/** What the expert says to use, how much of it for the person's acres, and everything into the cart. */
export function PrescribedItems({ view }: ItemsProps) {
  const { t } = useTranslation(['prescription', 'biotic-stress']);
  const { items, hasPlace, isValid, here } = view;
  if (items.length === 0) return null;
  const missing = items.filter(({ isMissing }) => isMissing).map(({ name }) => name);
  return (
    <section aria-labelledby="items" className="flex min-w-0 flex-col gap-3">
      <h3 id="items" className="text-18 font-bold">
        {t('items')}
      </h3>
      {isValid ? <AcresForm view={view} /> : null}
      {items.map(({ name, isActive, to, uses, waiting, packs }) => (
        <Card key={name}>
          <h4 className="font-bold break-words" lang={isActive ? 'en' : undefined}>
            {name}
          </h4>
          <ul className="flex list-disc flex-col gap-1 pl-6">
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
          <p className="font-semibold">{waiting}</p>
          <p className="text-14 text-ink-soft">{t('biotic-stress:warning')}</p>
          {packs === null ? null : <p>{packs}</p>}
          {to === null ? null : (
            <span className="flex">
              <TextLink to={to}>
                {t('biotic-stress:look')}
                <span className="sr-only">: {name}</span>
              </TextLink>
            </span>
          )}
        </Card>
      ))}
      {isValid && !hasPlace ? (
        <ButtonLink to={pathTo('location', {}, { next: here })} variant="secondary" icon={<MapPinIcon />} fullWidth>
          {t('biotic-stress:place')}
        </ButtonLink>
      ) : null}
      {missing.length === 0 ? null : (
        <p className="font-semibold">{t('prescription:missing', { names: missing.join(', ') })}</p>
      )}
      <AddAll view={view} />
    </section>
  );
}

function AcresForm({ view: { typed, here } }: ItemsProps) {
  const { t } = useTranslation('biotic-stress');
  return (
    <Form key={typed.acres} action={here} preventScrollReset className="flex min-w-0 flex-wrap items-end gap-2">
      <div className="room-for-words">
        <TextField
          label={t('acres')}
          name="acres"
          defaultValue={typed.acres}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={typed.isBad ? t('acresError') : undefined}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('calculate')}
      </Button>
    </Form>
  );
}

function AddAll({ view: { total, acres, here } }: ItemsProps) {
  const { t } = useTranslation('prescription');
  const isSending = useNavigation().formMethod === 'POST';
  if (total === null) return null;
  return (
    <Form method="post" action={here} className="flex min-w-0 flex-col gap-2">
      <input type="hidden" name="acres" value={acres} />
      <p className="font-semibold">{t('total', { price: total })}</p>
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('add')}
      </Button>
    </Form>
  );
}

import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLocation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure } from '@haat/app-context';
import { Banner, Button, ButtonLink, Card, RadioCards, Select, TextField, Trash2Icon } from '@haat/ui-kit';
import type { NearPricesData } from './mandi-prices.data.ts';
import { ALERT_INTENTS, ALERTS_ID, type AlertView, type changeAlerts } from './price-alerts.data.ts';

/** Prices of which a person wants to be told: those that are set, and a form for another. */
export function PriceAlerts({ near }: { readonly near: NearPricesData }) {
  const { t } = useTranslation('mandi');
  const answer = useActionData<typeof changeAlerts>();
  const { alerts: own, crop, markets } = near;
  return (
    <section id={ALERTS_ID} aria-labelledby={`${ALERTS_ID}-title`} className="flex min-w-0 scroll-mt-20 flex-col gap-3">
      <h2 id={`${ALERTS_ID}-title`} className="text-18 font-bold">
        {t('alerts.title')}
      </h2>
      {own.isSignedIn ? (
        <>
          {isActionFailure(answer) ? (
            <Banner tone="danger" announce>
              {t(errorTextKeys(answer.error.code), answer.error.details)}
            </Banner>
          ) : null}
          {own.alerts === null ? <Banner tone="warning">{t('alerts.notLoaded')}</Banner> : <Set alerts={own.alerts} />}
          {markets.length === 0 ? null : (
            <>
              <p>{t('alerts.text', { crop })}</p>
              <AlertForm near={near} />
            </>
          )}
        </>
      ) : (
        <>
          <p>{t('alerts.logInText')}</p>
          <ButtonLink to={own.loginPath} variant="secondary" fullWidth>
            {t('alerts.logIn')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function Set({ alerts }: { readonly alerts: readonly AlertView[] }) {
  const { t } = useTranslation('mandi');
  if (alerts.length === 0) return null;
  return (
    <>
      <h3 className="font-bold">{t('alerts.mine')}</h3>
      <ul className="flex min-w-0 flex-col gap-2">
        {alerts.map(({ id, text, told }) => (
          <li key={id}>
            <Card>
              <div className="flex min-w-0 flex-wrap items-center justify-between gap-3">
                <p className="flex room-for-words flex-col">
                  <b>{text}</b>
                  {told === null ? null : <span className="text-14 text-ink-soft">{told}</span>}
                </p>
                <RemoveForm id={id} text={text} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function RemoveForm({ id, text }: Pick<AlertView, 'id' | 'text'>) {
  const { t } = useTranslation('mandi');
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={pathname + search} preventScrollReset className="ml-auto">
      <input type="hidden" name="intent" value={ALERT_INTENTS.remove} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" icon={<Trash2Icon size={20} />}>
        {t('alerts.remove')}
        <span className="sr-only">: {text}</span>
      </Button>
    </Form>
  );
}

function AlertForm({ near }: { readonly near: NearPricesData }) {
  const { t } = useTranslation('mandi');
  const { pathname, search } = useLocation();
  const answer = useActionData<typeof changeAlerts>();
  const typed = answer && 'typedAlert' in answer ? answer.typedAlert : null;
  const { query, markets, overTime } = near;
  const shown = markets.find(({ id }) => id === overTime?.id);
  return (
    <Form method="post" action={pathname + search} preventScrollReset className="flex min-w-0 flex-col gap-3">
      <input type="hidden" name="intent" value={ALERT_INTENTS.set} />
      <input type="hidden" name="crop" value={query.crop ?? ''} />
      <Select
        label={t('alerts.market')}
        name="market"
        options={markets.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={typed?.market ?? overTime?.id}
      />
      <RadioCards
        legend={t('alerts.direction')}
        name="direction"
        options={[
          { value: 'above', title: t('alerts.above') },
          { value: 'below', title: t('alerts.below') },
        ]}
        defaultValue={typed?.direction ?? 'above'}
      />
      <TextField
        label={t('alerts.price')}
        hint={shown === undefined ? undefined : t('alerts.priceHint', { market: shown.name, price: shown.rate })}
        error={typed === null ? undefined : t('alerts.priceError')}
        name="price"
        defaultValue={typed?.price}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
      <Button type="submit" fullWidth>
        {t('alerts.set')}
      </Button>
    </Form>
  );
}

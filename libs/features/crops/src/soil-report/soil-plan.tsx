import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, Card, MapPinIcon, Select, TextField, TextLink } from '@haat/ui-kit';
import type { ShownReport } from './soil-report.data.ts';

interface PlanProps {
  readonly view: ShownReport;
}

/** How many bags of each fertiliser a crop needs on the field, each put into the cart by a press of its own. */
export function SoilPlan({ view }: PlanProps) {
  const { t } = useTranslation('soil-test');
  const { plan, isPlanUnknown, hasPlace, chosen } = view;
  return (
    <section aria-labelledby="plan-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="plan-title" className="text-18 font-bold">
        {t('plan.title')}
      </h2>
      <p>{t('plan.text')}</p>
      <ChoiceForm view={view} />
      {isPlanUnknown ? <Banner tone="info">{t('plan.unknown')}</Banner> : null}
      {plan?.map((line) => (
        <Fertiliser key={line.fertiliser} line={line} view={view} />
      ))}
      {plan !== null && !hasPlace ? (
        <ButtonLink to={pathTo('location', {}, { next: chosen })} variant="secondary" icon={<MapPinIcon />} fullWidth>
          {t('plan.place')}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function ChoiceForm({ view: { crops, typed, here } }: PlanProps) {
  const { t } = useTranslation('soil-test');
  return (
    <Form key={`${typed.crop} ${typed.acres}`} action={here} preventScrollReset className="flex min-w-0 flex-col gap-3">
      <Select
        label={t('plan.crop')}
        name="crop"
        options={crops}
        placeholder={t('plan.chooseCrop')}
        defaultValue={typed.crop}
      />
      <TextField
        label={t('form.acres')}
        name="acres"
        defaultValue={typed.acres}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={typed.isBad ? t('problem.acres') : undefined}
      />
      <Button type="submit" variant="secondary" fullWidth>
        {t('plan.show')}
      </Button>
    </Form>
  );
}

interface FertiliserProps extends PlanProps {
  readonly line: NonNullable<ShownReport['plan']>[number];
}

function Fertiliser({ line, view: { typed, acres, hasPlace, here } }: FertiliserProps) {
  const { t } = useTranslation('soil-test');
  const isSending = useNavigation().formMethod === 'POST';
  const { fertiliser, name, amount, isNeeded, to, packs, price } = line;
  return (
    <Card>
      <h3 className="flex flex-wrap justify-between gap-x-3 font-bold">
        {to === null ? name : <TextLink to={to}>{name}</TextLink>}
        <span>{amount}</span>
      </h3>
      {isNeeded && price !== null ? (
        <Form method="post" action={here} className="flex min-w-0 flex-col gap-2">
          <input type="hidden" name="fertiliser" value={fertiliser} />
          <input type="hidden" name="crop" value={typed.crop} />
          <input type="hidden" name="acres" value={acres} />
          <p>
            {packs} · <b>{price}</b>
          </p>
          <Button type="submit" variant="secondary" fullWidth busy={isSending}>
            {t('plan.add')}
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
      ) : null}
      {isNeeded && price === null && hasPlace ? <p className="font-semibold">{t('plan.notHere')}</p> : null}
    </Card>
  );
}

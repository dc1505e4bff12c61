import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, Button, Card, Select, TextField } from '@haat/ui-kit';
import type { InsuranceData } from './insurance.data.ts';
import type { SchemeProblem } from './scheme-answer.ts';

/** What the government's insurance costs for a field: first the crop, then where and how much. */
export function SchemeCalculator({ data }: { readonly data: InsuranceData }) {
  const { t } = useTranslation('insurance');
  const { crops, crop, answer, query } = data;
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('calc.title')}</h2>
      {crops === null ? (
        <Banner tone="danger">{t('calc.cropsNotLoaded')}</Banner>
      ) : (
        <Form key={query.crop} action={pathTo('insurance')} preventScrollReset className="flex min-w-0 flex-col gap-3">
          <Select
            label={t('calc.crop')}
            name="crop"
            options={crops}
            placeholder={t('calc.chooseCrop')}
            defaultValue={query.crop ?? ''}
          />
          <Button type="submit" variant="secondary" fullWidth>
            {t('calc.choose')}
          </Button>
        </Form>
      )}
      {crop === null ? null : <Field data={data} crop={crop.id} />}
      {answer === null ? null : <Answer answer={answer} />}
      {crop === null ? null : <p>{data.cutOff}</p>}
    </Card>
  );
}

function Field({ data, crop }: { readonly data: InsuranceData; readonly crop: string }) {
  const { t } = useTranslation('insurance');
  const { query, seasons, places, problems } = data;
  const problem = (field: SchemeProblem) => (problems.includes(field) ? t(`calc.${field}Error`) : undefined);
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 14 } as const;
  return (
    <Form
      key={`${crop} ${JSON.stringify(query)}`}
      action={pathTo('insurance')}
      preventScrollReset
      className="flex min-w-0 flex-col gap-3"
    >
      <input type="hidden" name="crop" value={crop} />
      <Select label={t('calc.season')} name="season" options={seasons} defaultValue={query.season} />
      {places.length === 0 ? null : (
        <Select
          label={t('calc.place')}
          hint={t('calc.placeHint')}
          name="place"
          options={places}
          placeholder={t('calc.otherPlace')}
          defaultValue={query.place ?? ''}
        />
      )}
      <TextField {...amount} label={t('calc.acres')} name="acres" defaultValue={query.acres} error={problem('acres')} />
      <TextField
        {...amount}
        label={t('calc.sum')}
        hint={t('calc.sumHint')}
        name="sum"
        defaultValue={query.sum}
        error={problem('sum')}
      />
      <TextField
        {...amount}
        label={t('calc.rate')}
        hint={t('calc.rateHint')}
        name="rate"
        defaultValue={query.rate}
        error={problem('rate')}
      />
      <Button type="submit" fullWidth>
        {t('calc.button')}
      </Button>
    </Form>
  );
}

function Answer({ answer: { farmer, facts, from } }: { readonly answer: NonNullable<InsuranceData['answer']> }) {
  return (
    <div role="status" className="flex min-w-0 flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-18 font-bold">
        <span>{farmer.label}</span> <span>{farmer.amount}</span>
      </p>
      {facts.map(({ name, value }) => (
        <p key={name} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-ink-soft">{name}</span> <span className="font-semibold">{value}</span>
        </p>
      ))}
      <p className="text-14 text-ink-soft">{from}</p>
    </div>
  );
}

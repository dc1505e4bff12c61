import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { OLDEST_SOWING_YEARS } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, Card, Select, TextField } from '@haat/ui-kit';
import { CROP_INTENTS, type changeMyCrops, type KeptCrops } from './my-crops.data.ts';

interface CropFormProps {
  readonly form: NonNullable<KeptCrops['form']>;
  /** 'YYYY-MM-DD' */
  readonly today: string;
}

/** A crop, new or changed: which, since when, on how many acres. */
export function CropForm({ form, today }: CropFormProps) {
  const { t } = useTranslation(['sowing-date', 'crop']);
  const answer = useActionData<typeof changeMyCrops>();
  const refused = answer && 'typed' in answer ? answer : null;
  const { id, crop, day, acres } = refused?.typed ?? form.typed;
  return (
    <Card>
      <h2 className="text-18 font-bold">{form.title}</h2>
      <Form
        method="post"
        action={pathTo('myCrops', {}, id === '' ? { add: 1 } : { change: id })}
        className="flex min-w-0 flex-col gap-3"
      >
        <input type="hidden" name="intent" value={CROP_INTENTS.save} />
        <input type="hidden" name="id" value={id} />
        <Select
          label={t('crop')}
          name="crop"
          placeholder={t('chooseCrop')}
          options={form.options}
          defaultValue={crop}
          error={refused?.problems.crop ? t('cropError') : undefined}
        />
        <TextField
          label={t('day')}
          hint={t('dayHint')}
          name="day"
          type="date"
          max={today}
          defaultValue={day}
          error={refused?.problems.day ? t('dayError', { years: OLDEST_SOWING_YEARS }) : undefined}
        />
        <TextField
          label={t('acres')}
          name="acres"
          defaultValue={acres}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={refused?.problems.acres ? t('acresError') : undefined}
        />
        <Button type="submit" fullWidth>
          {t('save')}
        </Button>
        <ButtonLink to={pathTo('myCrops')} variant="secondary" fullWidth>
          {t('crop:mine.leave')}
        </ButtonLink>
      </Form>
    </Card>
  );
}

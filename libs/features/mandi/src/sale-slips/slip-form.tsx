import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { OutboxFields, deferred, useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Checkbox, Select, TextField } from '@haat/ui-kit';
import type { SlipAnswer, SlipFormData } from './sale-slips.data.ts';
import type { SlipProblem } from './typed-slip.ts';

/** The photo's field: a plain file field until the script that makes the photo smaller has come. */
const SlipPhoto = deferred('slip-photo', async () => (await import('./slip-photo.tsx')).SlipPhoto);

interface SlipFormProps {
  readonly view: SlipFormData;
  readonly answer: SlipAnswer | null;
}

/** What a sale slip says, and its photo. What is typed is kept on the phone until it was sent. */
export function SlipForm({ view, answer }: SlipFormProps) {
  const { t } = useTranslation('mandi-slip');
  const typed = answer?.typed ?? null;
  const likelyRate = answer?.likelyRate ?? null;
  const form = useFormDraft<HTMLFormElement>('saleSlip', '', answer);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, answer);
  const problem = (field: SlipProblem) => (answer?.problems.includes(field) ? t(`problem.${field}`) : undefined);
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('saleSlips')}
      encType="multipart/form-data"
      noValidate
      className="flex min-w-0 flex-col gap-4"
    >
      <OutboxFields form={view.outbox} inParts />
      {typed === null || typed.photoId === '' ? null : (
        <>
          <input type="hidden" name="photoId" value={typed.photoId} />
          <p role="status" className="font-semibold">
            {t('photo.kept')}
          </p>
        </>
      )}
      <SlipPhoto error={problem('photo')} />
      <Select
        label={t('crop')}
        name="crop"
        options={view.crops}
        placeholder={t('chooseCrop')}
        defaultValue={typed?.crop ?? view.crop ?? ''}
        error={problem('crop')}
      />
      <Select
        label={t('market')}
        name="market"
        options={view.markets}
        placeholder={t('chooseMarket')}
        defaultValue={typed?.market ?? ''}
        error={problem('market')}
      />
      <TextField
        label={t('day')}
        hint={t('dayHint', { days: view.days })}
        name="day"
        type="date"
        min={view.firstDay}
        max={view.today}
        defaultValue={typed?.day ?? view.today}
        error={problem('day')}
      />
      <TextField
        label={t('quintals')}
        hint={t('quintalsHint')}
        name="quintals"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={typed?.quintals}
        error={problem('quintals')}
      />
      <TextField
        label={t('rate')}
        hint={t('rateHint')}
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        defaultValue={typed?.rate}
        error={likelyRate === null ? problem('rate') : t('problem.unlikely', { rate: likelyRate })}
      />
      {likelyRate === null && typed?.isCertain !== true ? null : (
        <Checkbox name="isCertain" label={t('certain')} defaultChecked={typed?.isCertain} />
      )}
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('send')}
      </Button>
    </Form>
  );
}

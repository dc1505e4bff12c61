import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_CLAIM_TEXT, MOST_CLAIM_PHOTOS } from '@haat/api-contract/vocabulary';
import { CHOICES, OutboxFields, deferred, useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Button, Picture, RadioCards, TextField } from '@haat/ui-kit';
import { LossStep, stepWith } from './loss-step.tsx';
import { PhotoHints } from './photo-hints.tsx';
import { KEPT_FACTS_FIELD } from './photo-facts.ts';
import type { LossFormData, LossReply } from './report-loss.data.ts';
import type { LossProblem } from './typed-loss.ts';

/** The photos' field: a plain file field until the script that makes photos smaller and adds their place has come. */
const LossPhotos = deferred('loss-photos', async () => (await import('./loss-photos.tsx')).LossPhotos);
/** Hours that are left: needs a clock, so it is empty without script. */
const LossClock = deferred('loss-clock', async () => (await import('./loss-clock.tsx')).LossClock);

const PERIL_PICTURE_PX = 72;

interface LossFormProps {
  readonly view: LossFormData;
  readonly reply: LossReply | null;
}

/**
 * A loss in four steps, each a fold of the browser's own: one is open at a time, and any can be opened again. It is one
 * form, so that it can be filled in and sent without a network. What is written and chosen is kept on the phone.
 */
export function LossForm({ view, reply }: LossFormProps) {
  const { t } = useTranslation('insurance');
  const typed = reply?.typed ?? null;
  const form = useFormDraft<HTMLFormElement>('claim', '', reply, CHOICES);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, reply);
  const problem = (field: LossProblem) => (reply?.problems.includes(field) ? t(`loss.problem.${field}`) : undefined);
  const open = stepWith(reply?.problems[0]);
  return (
    <Form
      ref={form}
      method="post"
      action={pathTo('newClaim')}
      encType="multipart/form-data"
      noValidate
      className="group/loss flex min-w-0 flex-col gap-3"
    >
      <OutboxFields form={{ ...view.outbox, key: typed?.key || view.outbox.key }} />
      <KeptPhotos typed={typed} />
      <LossStep step="what" open={open} next="when">
        <RadioCards
          legend={t('loss.policy')}
          name="policy"
          options={view.policies}
          defaultValue={typed?.policy ?? view.policy}
          error={problem('policy')}
        />
        <RadioCards
          legend={t('loss.peril')}
          name="peril"
          options={view.perils.map((peril) => ({
            value: peril,
            title: t(`peril.${peril}.name`),
            icon: (
              <Picture src={`/pictures/loss-${peril}.svg`} alt="" width={PERIL_PICTURE_PX} height={PERIL_PICTURE_PX} />
            ),
          }))}
          defaultValue={typed?.peril}
          error={problem('peril')}
        />
      </LossStep>
      <LossStep step="when" open={open} next="where">
        <TextField
          label={t('loss.day')}
          name="day"
          type="date"
          max={view.today}
          defaultValue={typed?.day ?? view.today}
          error={problem('day')}
        />
        <TextField label={t('loss.time')} name="time" type="time" defaultValue={typed?.time} error={problem('time')} />
        <LossClock day={typed?.day ?? view.today} time={typed?.time ?? ''} />
        {view.perils.includes('post_harvest') ? (
          <TextField
            label={t('loss.cut')}
            hint={t('loss.cutHint')}
            name="cut"
            type="date"
            max={view.today}
            defaultValue={typed?.cut}
            error={problem('cut')}
          />
        ) : null}
      </LossStep>
      <LossStep step="where" open={open} next="photos">
        <TextField
          label={t('loss.acres')}
          hint={t('loss.acresHint')}
          name="acres"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={typed?.acres}
          error={problem('acres')}
        />
        <TextField
          multiline
          label={t('loss.text')}
          name="text"
          rows={3}
          maxLength={LONGEST_CLAIM_TEXT}
          defaultValue={typed?.text}
        />
      </LossStep>
      <LossStep step="photos" open={open}>
        <PhotoHints />
        <LossPhotos most={MOST_CLAIM_PHOTOS - (typed?.photoIds.length ?? 0)} />
      </LossStep>
      <Button type="submit" size="large" fullWidth busy={isSending}>
        {t('loss.send')}
      </Button>
    </Form>
  );
}

/** Photos that came with an earlier try. */
function KeptPhotos({ typed }: { readonly typed: LossReply['typed'] | null }) {
  const { t } = useTranslation('insurance');
  if (typed === null || typed.photoIds.length === 0) return null;
  return (
    <>
      {typed.photoIds.map((id) => (
        <input key={id} type="hidden" name="photoId" value={id} />
      ))}
      <input type="hidden" name={KEPT_FACTS_FIELD} value={JSON.stringify(typed.photoFacts)} />
      <p role="status" className="font-semibold">
        {t('loss.photo.kept')}
      </p>
    </>
  );
}

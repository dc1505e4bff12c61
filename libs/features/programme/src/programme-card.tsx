import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Badge, Banner, Button, ButtonLink, Card, CheckIcon } from '@haat/ui-kit';
import type { ApplicationView, CardView } from './application.presenter.ts';
import { STATE_TONES } from './state-tones.ts';

/** An application: where it stands, and its card drawn as a card once there is one. */
export function ProgrammeCard({ application }: { readonly application: ApplicationView }) {
  const { t } = useTranslation('shri');
  const { state, stateText, crop, field, sown, refusal, isSample, isDraft, card } = application;
  const titleId = useId();
  return (
    <Card>
      <article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
        <h3 id={titleId} className="text-18 font-bold break-words">
          {crop}
        </h3>
        <Badge tone={STATE_TONES[state]}>{stateText}</Badge>
        {card === null ? null : <Drawn crop={crop} card={card} />}
        <p className="text-14 break-words text-ink-soft">
          {field}
          <span className="block">{sown}</span>
        </p>
        {refusal === null ? null : <p>{refusal}</p>}
        {isSample ? <Banner tone="warning">{t('sample')}</Banner> : null}
        {isDraft ? (
          <ButtonLink to={pathTo('programmeApply')} fullWidth>
            {t('apply.goOn')}
          </ButtonLink>
        ) : null}
        {card?.activate ? (
          <ButtonLink to={card.activate} fullWidth>
            {t('activation.link')}
            <span className="sr-only">: {card.number}</span>
          </ButtonLink>
        ) : null}
        {card === null ? null : <Benefits id={application.id} card={card} />}
      </article>
    </Card>
  );
}

function Drawn({ crop, card }: { readonly crop: string; readonly card: CardView }) {
  const { t } = useTranslation('shri');
  return (
    <div className="flex min-w-0 flex-col gap-4 rounded-card bg-primary p-4 text-on-primary">
      <p className="font-bold break-words">
        {t('card.name')}
        <span className="block font-normal">{crop}</span>
      </p>
      <p className="text-20 font-bold break-words tabular-nums" aria-label={`${t('card.number')}: ${card.number}`}>
        {card.number}
      </p>
      <p>{card.until}</p>
    </div>
  );
}

/** Each benefit with a step for every time that it can be taken. */
function Benefits({ id, card }: { readonly id: string; readonly card: CardView }) {
  const { t } = useTranslation('shri');
  return (
    <ul className="flex min-w-0 flex-col gap-4" aria-label={t('card.benefits')}>
      {card.benefits.map(({ id: benefit, name, used, quantity, taken, next }) => (
        <li key={benefit} className="flex min-w-0 flex-col gap-2">
          <b className="break-words">{name}</b>
          <span className="flex flex-wrap items-center gap-2">
            <span aria-hidden="true" className="flex flex-wrap gap-1">
              {Array.from({ length: quantity }, (_, step) => (
                <Step key={step} isTaken={step < used} />
              ))}
            </span>
            {taken}
          </span>
          {next === null ? null : (
            <Form method="post" action={pathTo('programme')}>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="benefit" value={benefit} />
              <input type="hidden" name="step" value={next} />
              <Button type="submit" variant="secondary" fullWidth>
                {t('card.take')}
                <span className="sr-only">: {name}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function Step({ isTaken }: { readonly isTaken: boolean }) {
  return isTaken ? (
    <span className="grid size-7 place-items-center rounded-full bg-primary text-on-primary">
      <CheckIcon size={18} strokeWidth={3} />
    </span>
  ) : (
    <span className="size-7 rounded-full border-2 border-edge bg-card" />
  );
}

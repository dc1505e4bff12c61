import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys, type StepUp } from '@haat/api-contract';
import { Banner, Button, ButtonLink, RadioCards, TextField } from '@haat/ui-kit';
import type { StepUpReply } from './step-up.data.ts';

export interface StepUpFormProps {
  readonly asked: Pick<StepUp, 'tries_left' | 'shops' | 'products'>;
  /** Result of the last answer; null before the first. */
  readonly answer: StepUpReply | null;
  /** Where to go on for now. */
  readonly next: string;
}

const cards = (choices: StepUp['shops']) => choices.map(({ id, name }) => ({ value: id, title: name }));

/** The farmer's name, the shop of the last order and what was in it. What is wrong in an answer is not said. */
export function StepUpForm({ asked, answer, next }: StepUpFormProps) {
  const { t } = useTranslation('step-up');
  const busy = useNavigation().state !== 'idle';
  const left = t('left', { count: asked.tries_left });
  const said = useRef<HTMLDivElement>(null);
  // It stands above the questions, a screen away from the button that was pressed.
  useEffect(() => {
    if (answer === null) return;
    said.current?.focus({ preventScroll: true });
    said.current?.scrollIntoView({ block: 'center' });
  }, [answer]);
  return (
    <Form method="post" className="flex min-w-0 flex-col gap-4">
      <p>{t('intro')}</p>
      {answer ? (
        <div ref={said} tabIndex={-1} className="min-w-0 outline-none">
          <Banner
            tone="danger"
            announce
            title={answer.kind === 'missing' ? t('missing') : t(errorTextKeys(answer.code))}
          >
            {left}
          </Banner>
        </div>
      ) : null}
      <TextField
        name="fullName"
        label={t('name')}
        hint={t('nameHint')}
        defaultValue={answer?.typed.fullName}
        autoComplete="name"
        maxLength={100}
        required
      />
      <RadioCards
        name="shop"
        legend={t('shop')}
        options={cards(asked.shops)}
        defaultValue={answer?.typed.shop}
        required
      />
      <RadioCards
        name="product"
        legend={t('product')}
        options={cards(asked.products)}
        defaultValue={answer?.typed.product}
        required
      />
      {answer ? null : <p className="text-ink-soft">{left}</p>}
      <Button type="submit" size="large" fullWidth busy={busy}>
        {t('go')}
      </Button>
      <ButtonLink to={next} variant="quiet" fullWidth>
        {t('later')}
      </ButtonLink>
    </Form>
  );
}

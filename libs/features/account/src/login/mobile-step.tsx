import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button, TextField } from '@haat/ui-kit';
import { HumanCheck, type CheckAsked } from './human-check.tsx';

export interface MobileStepProps {
  readonly next: string;
  /** What was typed before it was refused. */
  readonly typed: string;
  readonly error: string | undefined;
  /** The human check that is asked for before the password comes. */
  readonly check: CheckAsked | null;
  /** Said when something is in the cart. */
  readonly hasCart: boolean;
}

/** First step: the mobile number. */
export function MobileStep({ next, typed, error, check, hasCart }: MobileStepProps) {
  const { t } = useTranslation('login');
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" ref={form} className="flex flex-col gap-4">
      <h1 className="text-22 font-bold">{t('mobile.heading')}</h1>
      <input type="hidden" name="next" value={next} />
      <TextField
        label={t('mobile.label')}
        name="phoneNumber"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        required
        maxLength={20}
        hint={t('mobile.hint')}
        defaultValue={typed}
        error={error}
      />
      {check ? (
        <HumanCheck
          key={check.challenge.signature}
          {...check}
          onSolved={(humanCheck) => {
            const given = new FormData(form.current ?? undefined);
            given.set('intent', 'send');
            given.set('humanCheck', humanCheck);
            void submit(given, { method: 'post' });
          }}
        />
      ) : null}
      <Button type="submit" name="intent" value="send" size="large" fullWidth busy={busy}>
        {t('mobile.send')}
      </Button>
      {hasCart ? <p className="text-center text-ink-soft">{t('mobile.keepCart')}</p> : null}
    </Form>
  );
}

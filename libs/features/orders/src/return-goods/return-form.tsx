import { useTranslation } from 'react-i18next';
import { Form, useLocation, useNavigation } from 'react-router';
import { LONGEST_NOTE } from '@haat/api-contract/vocabulary';
import { useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { Button, RadioCards, StickyAction, TextField } from '@haat/ui-kit';
import { Photos } from '../photos.ts';
import { reasonsFor, type ReturnableLine, type ReturnProblems, type TypedReturn } from '../typed-return.ts';
import { ReturnLine } from './return-line.tsx';

export interface ReturnFormProps {
  readonly orderId: string;
  readonly lines: readonly ReturnableLine[];
  /** What becomes of the delivery charge and of the insurance. */
  readonly notes: readonly string[];
  /** What was typed before it was refused; null at first. */
  readonly typed: TypedReturn | null;
  readonly problems: ReturnProblems | null;
}

/** Which goods go back, and why. What is typed is kept on the phone until it was sent. */
export function ReturnForm({ orderId, lines, notes, typed, problems }: ReturnFormProps) {
  const { t } = useTranslation('after-order');
  const { pathname } = useLocation();
  const form = useFormDraft<HTMLFormElement>('return', pathname, problems);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, problems);
  return (
    <>
      <Form
        ref={form}
        id="return"
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex min-w-0 flex-col gap-4"
      >
        <h2 className="text-18 font-bold">{t('returns.which')}</h2>
        {problems?.lines ? (
          <p role="alert" className="font-semibold text-clay">
            {t('returnProblem.lines')}
          </p>
        ) : null}
        {lines.map((line) => (
          <ReturnLine key={line.variantId} orderId={orderId} line={line} typed={typed} problems={problems} />
        ))}
        <RadioCards
          name="reason"
          legend={t('returns.why')}
          defaultValue={typed?.reason}
          error={problems?.reason ? t('returnProblem.reason') : undefined}
          options={reasonsFor(lines).map(({ code, name }) => ({ value: code, title: t(`returnReason.${name}`) }))}
        />
        <TextField
          multiline
          name="note"
          label={t('returns.note')}
          hint={t('returns.noteHint')}
          maxLength={LONGEST_NOTE}
          defaultValue={typed?.note}
        />
        <Photos />
        {[t('returns.next'), ...notes].map((note) => (
          <p key={note} className="text-ink-soft">
            {note}
          </p>
        ))}
      </Form>
      <StickyAction>
        <Button type="submit" form="return" size="large" fullWidth busy={isSending}>
          {t('returns.send')}
        </Button>
      </StickyAction>
    </>
  );
}

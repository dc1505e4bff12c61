import { useTranslation } from 'react-i18next';
import { Form, useLocation, useNavigation } from 'react-router';
import { LONGEST_NOTE, type ISSUE_REASONS } from '@haat/api-contract/vocabulary';
import { useFocusOnProblem, useFormDraft } from '@haat/progressive';
import { Button, RadioCards, StickyAction, TextField } from '@haat/ui-kit';
import { Photos } from '../photos.ts';
import type { ReportProblem, ReportView, TypedReport } from '../typed-report.ts';

/** A reason for which a photo is asked. */
type PhotoReason = Extract<(typeof ISSUE_REASONS)[number], { readonly needsPhoto: true }>['code'];

/**
 * Photos come into sight with the choice of a reason that asks for them, by style alone, so that it needs no script.
 * See docs/domain/aftercare.md#complaints.
 */
const SHOWN_FOR = {
  ITM02: 'group-has-[[value=ITM02]:checked]/report:block',
  ITM03: 'group-has-[[value=ITM03]:checked]/report:block',
  ITM04: 'group-has-[[value=ITM04]:checked]/report:block',
  ITM05: 'group-has-[[value=ITM05]:checked]/report:block',
} as const satisfies Record<PhotoReason, string>;
const SHOWN_WITH_PHOTO_REASON = ['hidden-by-has', ...Object.values(SHOWN_FOR)].join(' ');

export interface ReportFormProps {
  readonly view: ReportView;
  /** What was typed before it was refused; null at first. */
  readonly typed: TypedReport | null;
  readonly problems: readonly ReportProblem[] | null;
}

/** What is wrong with an order. What is typed is kept on the phone until it was sent. */
export function ReportForm({ view: { isOfNetwork, reasons, lines }, typed, problems }: ReportFormProps) {
  const { t } = useTranslation('after-order');
  const { pathname } = useLocation();
  const form = useFormDraft<HTMLFormElement>('report', pathname, problems);
  const isSending = useNavigation().formMethod === 'POST';
  useFocusOnProblem(form, problems);
  const problem = (field: ReportProblem) => (problems?.includes(field) ? t(`reportProblem.${field}`) : undefined);
  const isAboutGoods = reasons.some(({ level }) => level === 'item');
  const [only, ...others] = reasons;
  return (
    <>
      <Form
        ref={form}
        id="report"
        method="post"
        encType="multipart/form-data"
        noValidate
        className="group/report flex min-w-0 flex-col gap-4"
      >
        <RadioCards
          name="reason"
          legend={t('report.what')}
          error={problem('reason')}
          defaultValue={typed?.reason ?? (others.length === 0 ? only?.code : undefined)}
          options={reasons.map(({ code, name, needsPhoto }) => ({
            value: code,
            title: t(`issueReason.${name}`),
            ...(needsPhoto && { detail: t('report.withPhoto') }),
          }))}
        />
        {isAboutGoods ? (
          <RadioCards
            name="variantId"
            legend={t('report.which')}
            error={problem('line')}
            defaultValue={typed?.variantId ?? (lines.length === 1 ? lines[0]?.variantId : undefined)}
            options={lines.map(({ variantId, name }) => ({ value: variantId, title: name }))}
          />
        ) : null}
        <TextField multiline name="note" label={t('report.note')} maxLength={LONGEST_NOTE} defaultValue={typed?.note} />
        {reasons.some(({ needsPhoto }) => needsPhoto) ? (
          <div className={SHOWN_WITH_PHOTO_REASON}>
            <Photos error={problem('photo')} />
          </div>
        ) : null}
        <p className="text-ink-soft">{t(isOfNetwork ? 'report.clocksNetwork' : 'report.clocks')}</p>
      </Form>
      <StickyAction>
        <Button type="submit" form="report" size="large" fullWidth busy={isSending}>
          {t('report.send')}
        </Button>
      </StickyAction>
    </>
  );
}

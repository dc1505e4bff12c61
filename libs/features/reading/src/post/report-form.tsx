import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { REPORT_REASONS, type ReportedKind } from '@haat/api-contract/vocabulary';
import { Accordion, Button, Select } from '@haat/ui-kit';
import { POST_INTENTS } from './post-acts.data.ts';

interface ReportFormProps {
  readonly kind: ReportedKind;
  /** Slug of a post, id of a comment. */
  readonly id: string;
  readonly here: string;
}

/** Tells the moderators what is wrong with a post or a comment. */
export function ReportForm({ kind, id, here }: ReportFormProps) {
  const { t } = useTranslation('posts');
  return (
    <Accordion variant="row" title={t('report.title')}>
      <Form method="post" action={here} preventScrollReset className="flex min-w-0 flex-col gap-3">
        <input type="hidden" name="intent" value={POST_INTENTS.report} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <Select
          label={t('report.reason')}
          name="reason"
          options={REPORT_REASONS.map((reason) => ({ value: reason, label: t(`report.reasons.${reason}`) }))}
        />
        <Button type="submit" variant="secondary" fullWidth>
          {t('report.send')}
        </Button>
      </Form>
    </Accordion>
  );
}

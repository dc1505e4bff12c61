import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Accordion, Banner, Button, Card, Checkbox } from '@haat/ui-kit';
import { sheetId, type SheetView } from './term-sheets.data.ts';

/** The terms of one product. Nothing is ticked beforehand. */
export function TermSheetCard({ sheet, next }: { readonly sheet: SheetView; readonly next: string | null }) {
  const { t } = useTranslation('term-sheet');
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <section id={sheetId(sheet.id)} className="min-w-0 scroll-mt-20">
      <Card>
        <h2 className="text-18 font-bold">{sheet.name}</h2>
        <p className="text-14 text-ink-soft">
          {sheet.insurer} · {sheet.line}
        </p>
        {sheet.isSample ? <Banner tone="warning">{t('sample')}</Banner> : null}
        <h3 className="font-bold">{t('summary')}</h3>
        <ul className="flex list-disc flex-col gap-2 pl-6">
          {sheet.summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Accordion title={t('all')}>
          <div className="flex flex-col gap-3">
            {sheet.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Accordion>
        {sheet.acceptedText === null ? null : (
          <Banner tone={sheet.isAccepted ? 'success' : 'warning'}>{sheet.acceptedText}</Banner>
        )}
        {sheet.isAccepted ? null : (
          <Form
            method="post"
            action={pathTo('termSheets', {}, next === null ? { product: sheet.id } : { product: sheet.id, next })}
            className="flex min-w-0 flex-col gap-3"
          >
            <input type="hidden" name="product" value={sheet.id} />
            <input type="hidden" name="version" value={sheet.version} />
            <Checkbox name="heardAloud" label={t('heard')} />
            <Button type="submit" fullWidth busy={isSending}>
              {t('accept')}
            </Button>
          </Form>
        )}
      </Card>
    </section>
  );
}

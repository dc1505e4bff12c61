import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { TextButton, TextLink } from '@haat/ui-kit';

/** Stand where the phone's worker writes what it knows of a form, and the address of the form. */
const MARKS = { title: '%title%', moment: '%moment%', reason: '%reason%', key: '%key%' } as const;
const FORM = `${pathTo('offline')}#form`;

/**
 * A form that waits on the phone, or was refused: when it was written, why it was refused and what to do, and taking it
 * back, which is asked again. The worker repeats it for each form. It works without script.
 */
export function WaitingForm() {
  const { t } = useTranslation('offline');
  return (
    <li id="outbox-item" className="flex min-w-0 flex-col items-start gap-1 rounded-card border border-line p-4">
      <b>{MARKS.title}</b>
      <span className="text-14 text-ink-soft">{MARKS.moment}</span>
      <p data-when="waiting">{t('outbox.waiting')}</p>
      <p data-when="refused" className="font-semibold text-clay">
        {MARKS.reason}
      </p>
      <p data-when="refused">{t('outbox.refused')}</p>
      <span data-when="refused">
        <TextLink to={FORM}>{t('outbox.again')}</TextLink>
      </span>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-clay underline">
          {t('outbox.delete')}
        </summary>
        <form method="post" action={pathTo('offline')}>
          <input type="hidden" name="key" value={MARKS.key} />
          <p>{t('outbox.sure')}</p>
          <TextButton type="submit" tone="danger">
            {t('outbox.deleteNow')}
          </TextButton>
        </form>
      </details>
    </li>
  );
}

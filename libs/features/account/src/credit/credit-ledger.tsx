import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { List, ListRow, MoreLink } from '@haat/ui-kit';
import type { LedgerEntryView } from './credit.presenter.ts';

export interface CreditLedgerProps {
  readonly entries: readonly LedgerEntryView[];
  /** Where one page more is; null when there is none. */
  readonly more: string | null;
}

/** What was bought on credit and repaid, newest first, each with all that was taken by then, open orders too. */
export function CreditLedger({ entries, more }: CreditLedgerProps) {
  const { t } = useTranslation('credit');
  const { location } = useNavigation();
  return (
    <section aria-labelledby="ledger" className="flex min-w-0 flex-col gap-2">
      <h2 id="ledger" className="text-18 font-bold">
        {t('ledger.heading')}
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{t('ledger.empty')}</p>
      ) : (
        <List>
          {entries.map((entry) => (
            <ListRow
              key={entry.id}
              title={entry.title}
              detail={
                <>
                  <span className="block">{entry.detail}</span>
                  <span className="block">{entry.after}</span>
                </>
              }
              {...(entry.to !== null && { to: entry.to })}
              trailing={
                <span className={entry.isTakenOff ? 'font-bold text-primary' : 'font-bold'}>{entry.amount}</span>
              }
            />
          ))}
        </List>
      )}
      {more === null ? null : (
        <MoreLink
          to={more}
          label={t('ledger.more')}
          isComing={location !== undefined && more.endsWith(location.search)}
        />
      )}
    </section>
  );
}

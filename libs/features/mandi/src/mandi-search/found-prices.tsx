import { useTranslation } from 'react-i18next';
import { Badge, Banner, ButtonLink, ClockIcon, EmptyState, List, ListRow } from '@haat/ui-kit';
import type { FoundPricesData } from './mandi-search.data.ts';

interface FoundPricesProps {
  readonly found: FoundPricesData;
  /** The same search without its day; null where none was asked for. */
  readonly newest: string | null;
}

/** A page of prices of one day, each as its market reported it. */
export function FoundPrices({ found, newest }: FoundPricesProps) {
  const { t } = useTranslation('mandi');
  const { rows, age, isSample, shown, next, previous } = found;
  if (age === null)
    return (
      <EmptyState
        picture="/pictures/empty-shop.svg"
        title={t('search.noneTitle')}
        detail={t(newest === null ? 'search.noneText' : 'search.noneOnDay')}
        action={
          newest === null ? undefined : (
            <ButtonLink to={newest} size="large" fullWidth>
              {t('search.newest')}
            </ButtonLink>
          )
        }
      />
    );
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col gap-3">
      {isSample ? <Banner tone="warning">{t('sample')}</Banner> : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={age.isOld ? 'warning' : 'neutral'} icon={<ClockIcon size={18} />}>
          {age.text}
        </Badge>
        <p role="status" className="text-14">
          {shown}
        </p>
      </div>
      <List>
        {rows.map(({ key, title, where, told, rate, range }) => (
          <ListRow
            key={key}
            title={title}
            detail={
              <>
                <span className="block">{where}</span>
                {/* The source writes them in English, in every state. */}
                {told === '' ? null : (
                  <span lang="en" className="block">
                    {told}
                  </span>
                )}
                {range === null ? null : <span className="block text-ink">{range}</span>}
              </>
            }
            trailing={
              <>
                <b className="block text-18">{rate}</b>
                <span className="block text-14">{t('price.perQuintal')}</span>
              </>
            }
          />
        ))}
      </List>
      <div className="flex flex-wrap gap-2">
        {previous === null ? null : (
          <ButtonLink to={previous} variant="secondary">
            {t('search.previous')}
          </ButtonLink>
        )}
        {next === null ? null : (
          <span className="ml-auto flex">
            <ButtonLink to={next} variant="secondary">
              {t('search.next')}
            </ButtonLink>
          </span>
        )}
      </div>
      <p className="text-14 text-ink-soft">{t('search.note')}</p>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { DeletionBlock } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Banner, Card, TextLink } from '@haat/ui-kit';
import type { KeptView } from './delete-account.data.ts';

/** What goes, and what the law keeps of this person and how long. */
export function DeletionFacts({ kept }: { readonly kept: readonly KeptView[] }) {
  const { t } = useTranslation('delete-account');
  return (
    <>
      <Card>
        <h2 className="text-18 font-bold">{t('erased.title')}</h2>
        <ul className="flex list-disc flex-col gap-2 ps-6 pt-2">
          <li>{t('erased.person')}</li>
          <li>{t('erased.wishes')}</li>
          <li>{t('erased.farm')}</li>
          <li>{t('erased.photos')}</li>
          <li>{t('erased.devices')}</li>
        </ul>
      </Card>
      <Card>
        <h2 className="text-18 font-bold">{t('kept.title')}</h2>
        {kept.length === 0 ? (
          <p className="pt-2">{t('kept.none')}</p>
        ) : (
          <>
            <ul className="flex list-disc flex-col gap-2 ps-6 pt-2">
              {kept.map(({ record, years }) => (
                <li key={record}>{t('kept.years', { record: t(`record.${record}`), count: years })}</li>
              ))}
            </ul>
            <p className="pt-2 text-ink-soft">{t('kept.use')}</p>
          </>
        )}
      </Card>
    </>
  );
}

/** What is in the way, each with the page where it is brought to its end. */
export function DeletionBlocks({ blocks }: { readonly blocks: readonly DeletionBlock[] }) {
  const { t } = useTranslation('delete-account');
  return (
    <Banner tone="warning" announce title={t('blocked.title')}>
      <ul className="flex flex-col gap-2">
        {blocks.map((block) => (
          <li key={block}>
            <p>{t(`block.${block}`)}</p>
            {block === 'works-here' ? null : <TextLink to={pageOf(block)}>{t('blocked.look')}</TextLink>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function pageOf(block: Exclude<DeletionBlock, 'works-here'>): string {
  if (block === 'credit-due') return pathTo('credit');
  if (block === 'open-claim') return pathTo('claims');
  if (block === 'open-booking') return pathTo('bookings');
  return block === 'open-sale' ? pathTo('demands') : pathTo('orders');
}

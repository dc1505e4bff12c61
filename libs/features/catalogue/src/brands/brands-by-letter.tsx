import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pictureGround } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { ButtonLink, ChipLink, ChipRow, EmptyState, List, ListRow, Picture } from '@haat/ui-kit';
import type { LetterGroup } from './group-by-letter.ts';

interface BrandsByLetterProps {
  readonly groups: readonly LetterGroup[];
  readonly search: string;
}

/** Letters from which a row to jump by is worth its room. */
const MANY_LETTERS = 4;

/** Brands under their first letters, with a row of letters to jump by. */
export function BrandsByLetter({ groups, search }: BrandsByLetterProps) {
  const { t } = useTranslation('products');
  const { pathname } = useLocation();
  if (groups.length === 0) {
    return (
      <EmptyState
        picture={`/pictures/${search === '' ? 'empty-shop' : 'nothing-found'}.svg`}
        title={t('list.emptyTitle')}
        detail={search === '' ? t('facet.emptyText') : t('brands.none', { search })}
        action={
          search === '' ? (
            <ButtonLink to={pathTo('products')} size="large" fullWidth>
              {t('list.seeAll')}
            </ButtonLink>
          ) : (
            <ButtonLink to={pathname} size="large" fullWidth>
              {t('brands.all')}
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      {groups.length < MANY_LETTERS ? null : (
        <ChipRow label={t('brands.letters')}>
          {groups.map(({ letter }, index) => (
            <ChipLink key={letter} to={{ hash: `letter-${index}` }} replace>
              {letter}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-3 lg:items-start">
        {groups.map(({ letter, items }, index) => (
          <section
            key={letter}
            id={`letter-${index}`}
            aria-labelledby={`letter-${index}-name`}
            className="flex min-w-0 flex-col gap-2"
          >
            <h2 id={`letter-${index}-name`} className="text-18 font-bold">
              {letter}
            </h2>
            <List>
              {items.map(({ slug, name, pictureUrl }) => (
                <ListRow
                  key={slug}
                  to={pathTo('productsByBrand', {}, { brand: slug })}
                  leading={<Picture src={pictureUrl} alt="" width={48} height={48} tone={pictureGround(slug)} inLink />}
                  title={name}
                />
              ))}
            </List>
          </section>
        ))}
      </div>
    </>
  );
}

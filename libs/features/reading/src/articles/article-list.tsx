import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { ButtonLink, ChipLink, ChipRow, EmptyState, List, ListRow, MoreLink, Page, TextLink } from '@haat/ui-kit';
import type { ArticlesData } from './articles.data.ts';

/** Articles to choose from, by channel; or that there is no such channel or tag. */
export function ArticleList({ data }: { readonly data: ArticlesData }) {
  const { t } = useTranslation('posts');
  const isComing = useNavigation().state !== 'idle';
  if (data.view === 'gone')
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-farms.svg"
          title={data.title}
          detail={t('articles.goneText')}
          headingLevel={1}
          action={<ToAll />}
        />
      </Page>
    );
  const { channels, rows, more, isAll } = data;
  return (
    <Page>
      <ChipRow label={t('articles.channels')}>
        {channels.map(({ to, name, isShown }) => (
          <ChipLink key={to} to={to} selected={isShown}>
            {name}
          </ChipLink>
        ))}
      </ChipRow>
      {rows.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-farms.svg"
          title={t('articles.noneTitle')}
          detail={t('articles.noneText')}
          action={isAll ? undefined : <ToAll />}
        />
      ) : (
        <List label={data.title}>
          {rows.map(({ slug, to, title, summary, language, isOnlyInHindi, minutes }) => (
            <ListRow
              key={slug}
              to={to}
              title={<span lang={language}>{title}</span>}
              detail={
                <>
                  <span lang={language}>{summary}</span>
                  <br />
                  {isOnlyInHindi ? `${t('onlyInHindi')} · ` : null}
                  {t('articles.minutes', { count: minutes })}
                </>
              }
            />
          ))}
        </List>
      )}
      {more === null ? null : <MoreLink to={more} label={t('articles.more')} isComing={isComing} />}
      {isAll ? <TextLink to={pathTo('news')}>{t('articles.toNews')}</TextLink> : null}
    </Page>
  );
}

function ToAll() {
  const { t } = useTranslation('posts');
  return (
    <ButtonLink to={pathTo('articles')} size="large" fullWidth>
      {t('articles.toAll')}
    </ButtonLink>
  );
}

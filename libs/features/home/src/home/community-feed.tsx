import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Badge, ButtonLink, EmptyState, List, ListRow, MoreLink, SectionHeader } from '@haat/ui-kit';
import type { FeedPost } from './community.data.ts';
import { NotLoaded } from './not-loaded.tsx';

interface CommunityFeedProps {
  /** Null when it could not be loaded. */
  readonly feed: readonly FeedPost[] | null;
  /** Where more of it is; null on the last page. */
  readonly more: string | null;
}

/** What there is to read, and what editors and farmers post. */
export function CommunityFeed({ feed, more }: CommunityFeedProps) {
  const { t } = useTranslation('home');
  const isComing = useNavigation().state !== 'idle';
  return (
    <>
      <ButtonLink to={pathTo('askEveryone')} fullWidth>
        {t('community.ask')}
      </ButtonLink>
      <List label={t('community.reading')}>
        <ListRow to={pathTo('articles')} title={t('community.articles')} detail={t('community.articlesText')} />
        <ListRow to={pathTo('episodes')} title={t('community.episodes')} detail={t('community.episodesText')} />
        <ListRow to={pathTo('news')} title={t('community.news')} detail={t('community.newsText')} />
      </List>
      <section className="flex min-w-0 flex-col gap-1">
        <SectionHeader title={t('community.feed')} />
        {feed === null ? (
          <NotLoaded />
        ) : feed.length === 0 ? (
          <EmptyState
            size="part"
            picture="/pictures/empty-farms.svg"
            title={t('community.noneTitle')}
            detail={t('community.noneText')}
          />
        ) : (
          <List>
            {feed.map((post) => (
              <ListRow
                key={post.slug}
                to={post.to}
                title={<span lang={post.language}>{post.text}</span>}
                detail={<Author post={post} />}
              />
            ))}
          </List>
        )}
        {more === null ? null : <MoreLink to={more} label={t('community.more')} isComing={isComing} />}
      </section>
    </>
  );
}

function Author({ post: { author, place, day, language, isSample, isExpert } }: { readonly post: FeedPost }) {
  const { t } = useTranslation('home');
  return (
    <>
      {place === null ? (
        author
      ) : (
        <span lang={language}>
          {author}, {place}
        </span>
      )}
      {` · ${day}`}
      {isSample ? ` · ${t('community.sample')}` : null}
      {isExpert ? <Badge tone="success">{t('community.expert')}</Badge> : null}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, ChipLink, ChipRow, EmptyState, List, ListRow, Page, TextLink } from '@haat/ui-kit';
import { ShareLink } from '../share-link.tsx';
import { ArticleBody } from './article-body.tsx';
import type { ShownArticle } from './article.data.ts';

/** An article with what it names, what else there is, and the way to send it on. */
export function ArticlePage({ article, share }: ShownArticle) {
  const { t } = useTranslation('posts');
  const { title, summary, language, isOnlyInHindi, blocks, day, minutes, channel, tags, corrections, goods } = article;
  return (
    <Page>
      <article className="flex min-w-0 flex-col gap-3">
        <TextLink to={channel.to} edge="start">
          {channel.name}
        </TextLink>
        <h1 lang={language} className="text-28 font-bold">
          {title}
        </h1>
        <p className="text-14 text-ink-soft">
          {day} · {t('articles.minutes', { count: minutes })}
        </p>
        {isOnlyInHindi ? <Banner tone="info">{t('article.onlyInHindi')}</Banner> : null}
        {corrections.map((correction) => (
          <Banner key={correction.text} tone="warning" title={t('article.corrected', { day: correction.day })}>
            {correction.text}
          </Banner>
        ))}
        <div lang={language} className="flex min-w-0 flex-col gap-3">
          <p className="text-18 font-semibold">{summary}</p>
          <ArticleBody blocks={blocks} title={title} />
        </div>
        <p className="text-14 text-ink-soft">{t('article.reviewed')}</p>
      </article>
      <ShareLink {...share} />
      {goods.length === 0 ? null : (
        <section aria-labelledby="goods" className="flex min-w-0 flex-col gap-2">
          <h2 id="goods" className="text-18 font-bold">
            {t('article.goods')}
          </h2>
          <List>
            {goods.map(({ to, name }) => (
              <ListRow key={to} to={to} title={name} />
            ))}
          </List>
        </section>
      )}
      <ChipRow label={t('article.tags')}>
        {tags.map(({ to, name }) => (
          <ChipLink key={to} to={to}>
            {name}
          </ChipLink>
        ))}
      </ChipRow>
    </Page>
  );
}

/** There is no article at this address. */
export function ArticleGone({ title }: { readonly title: string }) {
  const { t } = useTranslation('posts');
  return (
    <Page>
      <EmptyState
        picture="/pictures/empty-farms.svg"
        title={title}
        detail={t('article.goneText')}
        headingLevel={1}
        action={
          <ButtonLink to={pathTo('articles')} size="large" fullWidth>
            {t('articles.toAll')}
          </ButtonLink>
        }
      />
    </Page>
  );
}

import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature reading. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.articles, 'articles/articles.screen.tsx', { id: 'articles' }),
    route(paths.articlesOfChannel, 'articles/articles-of-channel.screen.tsx', { id: 'articles-of-channel' }),
    route(paths.articlesOfTag, 'articles/articles-of-tag.screen.tsx', { id: 'articles-of-tag' }),
    route(paths.article, 'article/article.screen.tsx', { id: 'article' }),
    route(paths.editorialPost, 'post/editorial-post.screen.tsx', { id: 'editorial-post' }),
    route(paths.communityPost, 'post/community-post.screen.tsx', { id: 'community-post' }),
    route(paths.askEveryone, 'ask-question/ask-question.screen.tsx', { id: 'ask-question' }),
    route(paths.episodes, 'episodes/episodes.screen.tsx', { id: 'episodes' }),
    route(paths.news, 'news/news.screen.tsx', { id: 'news' }),
  ];
}

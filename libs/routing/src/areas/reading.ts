/** Pages of the feature reading. */
export const readingPaths = {
  articles: '/blogs',
  articlesOfChannel: '/blogs/channel/:slug',
  articlesOfTag: '/blogs/tag/:slug',
  article: '/blog/:slug',
  editorialPost: '/dehaat/post/:slug',
  communityPost: '/community/post/:slug',
  askEveryone: '/ask-question',
  episodes: '/farm-talk',
  news: '/news',
} as const;

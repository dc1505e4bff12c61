/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { contentComments, contentLikes, contentReports } from './community/tables.ts';
export { contentPosts } from './posts/tables.ts';
export { contentArticles } from './editing/tables.ts';

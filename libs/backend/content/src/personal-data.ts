import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'content_likes',
    person: 'user_id',
    keeps: 'Which posts a person likes, until they no longer do.',
  },
  {
    table: 'content_comments',
    person: 'user_id',
    keeps: 'What a person says to posts, under their first name, until they remove it.',
  },
  {
    table: 'content_posts',
    person: 'user_id',
    keeps: 'What a person asks everyone, under their first name, until they remove it.',
  },
  {
    table: 'content_reports',
    person: 'user_id',
    keeps: 'What a person reported to the moderators, and why.',
  },
];

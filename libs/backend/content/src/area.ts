import type { Area } from '@haat/backend-platform/area';
import { communityModule } from './community/community.module.ts';
import { moderatorModule } from './community/moderator.module.ts';
import { editorModule } from './editing/editor.module.ts';
import { graphqlModule } from './graphql/graphql.module.ts';
import { communityQuestionsModule } from './questions/community-questions.module.ts';
import { articlesResource } from './operator/articles-resource.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { REPORTS_WORK } from './community/reports-work.ts';

/** Articles, posts, episodes and news, served by GraphQL, with crops, guides and problems. */
export const contentArea: Area = {
  name: 'content',
  routes: [graphqlModule, communityModule, communityQuestionsModule, moderatorModule, editorModule],
  operator: [articlesResource],
  workLists: [REPORTS_WORK],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};

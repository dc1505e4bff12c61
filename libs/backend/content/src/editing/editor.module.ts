import {
  articleFrameSchema,
  articleTextSchema,
  contentSlugSchema,
  editedArticleSchema,
  editedArticlesSchema,
} from '@haat/api-contract/content-editing';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { articlesToEdit, articleToEdit, saveFrame, saveText } from './edit-articles.ts';

const PATH = '/editor/v1/articles';
const tags = ['editor'];
const security = [{ bearer: [] }];
const params = z.object({ slug: contentSlugSchema });

/** What editors see and change. See docs/domain/content.md#editing. */
export const editorModule: Module = {
  name: 'content-editor',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('editor'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Every article, the newest first, also what readers do not see yet',
          response: { 200: editedArticlesSchema, ...errorAnswers },
        },
      },
      async () => ({
        results: (await articlesToEdit(dependencies.database)).map(({ texts, slug, version, published_on }) => ({
          ...{ slug, version, published_on },
          languages: LANGUAGES.filter((language) => texts[language] !== undefined),
          title: texts.hi?.title ?? null,
        })),
      }),
    );

    app.get(
      `${PATH}/:slug`,
      {
        schema: {
          tags,
          security,
          summary: 'An article in all its languages',
          params,
          response: { 200: editedArticleSchema, ...errorAnswers },
        },
      },
      (request) => articleToEdit(dependencies.database, request.params.slug),
    );

    app.put(
      `${PATH}/:slug`,
      {
        schema: {
          tags,
          security,
          summary: 'Says where an article stands and from when; begins one',
          params,
          body: articleFrameSchema,
          response: { 200: editedArticleSchema, ...errorAnswers },
        },
      },
      (request) => saveFrame(dependencies, request.params.slug, request.body),
    );

    app.put(
      `${PATH}/:slug/texts/:language`,
      {
        schema: {
          tags,
          security,
          summary: 'Writes an article in one language; with a correction where readers have seen it',
          params: params.extend({ language: z.enum(LANGUAGES) }),
          body: articleTextSchema,
          response: { 200: editedArticleSchema, ...errorAnswers },
        },
      },
      (request) => saveText(dependencies, request.params, request.body),
    );
  },
};

import { PAGE_SIZE } from '@haat/api-contract';
import {
  commentInputSchema,
  commentSchema,
  likeInputSchema,
  likesSchema,
  postActivityQuerySchema,
  postActivitySchema,
  reportInputSchema,
} from '@haat/api-contract/community';
import { optionalUser, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, pageOf, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { findPost } from '../posts/find-posts.ts';
import { isOwnQuestion } from '../questions/community-questions.ts';
import { commentsOf, removeComment, writeComment } from './comments.ts';
import { likesOf, setLike } from './likes.ts';
import { report } from './reports.ts';

const tags = ['community'];
const security = [{ bearer: [] }];
const params = z.object({ slug: z.string().min(1).max(100) });

/** Likes, comments and reports of readers. See docs/domain/content.md#comments. */
export const communityModule: Module = {
  name: 'content-community',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    const known = async (slug: string) => {
      if ((await findPost(database, slug, 'hi')) === null) throw new ServiceError('request_error.not_found');
      return slug;
    };

    app.get(
      '/content/v1/posts/:slug/activity',
      {
        preHandler: optionalUser,
        schema: {
          tags,
          summary: 'Likes and comments of a post, the newest comments first',
          params,
          querystring: postActivityQuerySchema,
          response: { 200: postActivitySchema, ...errorAnswers },
        },
      },
      async ({ params: { slug }, query, user }) => {
        const post = await known(slug);
        const userId = user?.id ?? null;
        const { count, comments } = await commentsOf(database, post, { page: query.page, userId });
        const path = `/content/v1/posts/${encodeURIComponent(post)}/activity`;
        return {
          ...(await likesOf(database, post, userId)),
          is_own: await isOwnQuestion(database, post, userId),
          comments: pageOf([...comments], { count, page: query.page, pageSize: PAGE_SIZE, path, query }),
        };
      },
    );

    app.put(
      '/content/v1/posts/:slug/like',
      {
        preHandler: requireUser,
        schema: {
          tags,
          security,
          summary: 'Likes a post, or no longer does',
          params,
          body: likeInputSchema,
          response: { 200: likesSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const post = await known(request.params.slug);
        const userId = signedInUser(request).id;
        await setLike(dependencies, { post, userId, isLiked: request.body.is_liked });
        return likesOf(database, post, userId);
      },
    );

    app.post(
      '/content/v1/posts/:slug/comments',
      {
        preHandler: requireUser,
        schema: {
          tags,
          security,
          summary: 'Writes a comment; the same words twice within ten minutes are one',
          params,
          body: commentInputSchema,
          response: { 201: commentSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const post = await known(request.params.slug);
        const { text } = request.body;
        return reply.code(201).send(await writeComment(dependencies, { post, userId: signedInUser(request).id, text }));
      },
    );

    app.delete(
      '/content/v1/comments/:id',
      {
        preHandler: requireUser,
        schema: {
          tags,
          security,
          summary: "Removes one's own comment",
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await removeComment(database, signedInUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/content/v1/reports',
      {
        preHandler: requireUser,
        schema: {
          tags,
          security,
          summary: 'Reports a post of a farmer or a comment; three reports hide it until a moderator looks',
          body: reportInputSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await report(dependencies, signedInUser(request).id, request.body);
        return reply.code(204).send(null);
      },
    );
  },
};

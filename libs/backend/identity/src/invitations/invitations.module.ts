import formbody from '@fastify/formbody';
import { z } from 'zod';
import { errorAnswers, ROUTE_COST, textAnswer } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { invitationPath, takeInvitation } from './staff-invitations.ts';

const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
const FORM = ['application/x-www-form-urlencoded'];
const PAGE = { 200: textAnswer('text/html', 'A page'), ...errorAnswers };

/**
 * The page of an operator's link. Opening it changes nothing, so that a preview of the link does not use it up; its one
 * button does.
 */
export const invitationsModule: Module = {
  name: 'invitations',
  service: 'auth',
  async register(app, dependencies) {
    await app.register(formbody);
    const path = invitationPath(dependencies.configuration);
    app.get(
      path,
      {
        config: { cost: ROUTE_COST.exchange },
        schema: { tags: ['identity'], summary: 'Page of a link to a role', querystring: tokenSchema, response: PAGE },
      },
      async ({ query: { token } }, reply) => {
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
        return page(
          'Take your role in Krishi Haat',
          `<p>This link works once. Press only if you asked for it.</p>
<form method="post"><input type="hidden" name="token" value="${token}"><button>Take the role</button></form>`,
        );
      },
    );
    app.post(
      path,
      {
        config: { cost: ROUTE_COST.exchange, documented: { body: tokenSchema, mediaTypes: FORM } },
        schema: { tags: ['identity'], summary: 'Takes the role of a link, once', body: tokenSchema, response: PAGE },
      },
      async ({ body: { token } }, reply) => {
        const role = await takeInvitation(dependencies, token);
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
        return page(
          `You have the role ${role}`,
          `<p>Sign in with your mobile number now. You set up an authenticator app there; without it the role counts for
nothing.</p>`,
        );
      },
    );
  },
};

/** @param title and content are ours, and a token of letters and digits */
function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:1.125rem/1.6 sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;min-height:3rem;padding:0 1.5rem;background:#14532d;color:#fff;border:0;border-radius:.5rem}</style>
</head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

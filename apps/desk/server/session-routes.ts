import {
  exchangeOtp,
  isApiError,
  sendOtp,
  setUpSecondFactor,
  type ApiError,
  type IdentityClient,
} from '@haat/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskConfiguration } from './configuration.ts';
import type { OpenDeskSession } from './desk-session.ts';
import { callBackend } from './pass-on.ts';

const text = z.string().max(200);
const numberSchema = z.object({ phone_number: text, human_check: z.string().max(4000).optional() });
const codeSchema = z.object({ request_id: text, otp: text });
const signInSchema = codeSchema.extend({ factor_code: text.optional() });
const factorSchema = z.object({ factor_code: text });

/** Signing in with two factors, locking, unlocking and signing out. See docs/domain/desk.md#signing-in. */
export function serveSession(app: FastifyInstance, open: OpenDeskSession, configuration: DeskConfiguration): void {
  const { realm, clientId, clientSecret } = configuration;
  const client: IdentityClient = { realm, clientId, clientSecret };

  app.get('/session', async (request, reply) => {
    const desk = open(request);
    await desk.session.keepFresh();
    const state = desk.session.tokens === null ? 'signed-out' : desk.isOpen ? 'open' : 'locked';
    desk.writeCookies(reply);
    return { state };
  });

  app.post('/session/otp', async (request, reply) => {
    const { phone_number: phoneNumber, human_check: humanCheck } = numberSchema.parse(request.body);
    const desk = open(request);
    const sent = await sendOtp(desk.api, client, { phoneNumber, humanCheck, deviceId: desk.device.ensure() });
    desk.writeCookies(reply);
    return sent;
  });

  app.post('/session/second-factor', async (request) => {
    const { request_id: requestId, otp } = codeSchema.parse(request.body);
    const desk = open(request);
    return setUpSecondFactor(desk.api, client, { requestId, otp, deviceId: desk.device.ensure() });
  });

  app.post('/session', async (request, reply) => {
    const { request_id: requestId, otp, factor_code: factorCode } = signInSchema.parse(request.body);
    const desk = open(request);
    const given = { requestId, otp, factorCode, deviceId: desk.device.ensure(), deviceKind: desk.device.kind };
    await desk.session.start(await exchangeOtp(desk.api, client, given), { isWebview: false });
    desk.touch();
    return done(desk, reply);
  });

  app.post('/session/touch', async (request, reply) => {
    const desk = open(request);
    // Touching a locked desk does not open it.
    if (!desk.isOpen) return refuse(reply, desk.session.tokens === null ? 401 : 423);
    desk.touch();
    return done(desk, reply);
  });

  app.post('/session/lock', async (request, reply) => {
    const desk = open(request);
    desk.lock();
    return done(desk, reply);
  });

  app.post('/session/unlock', async (request, reply) => {
    const body = factorSchema.parse(request.body);
    const desk = open(request);
    await desk.session.keepFresh();
    const answer = await callBackend(configuration, desk, request, {
      path: '/user/v1/second-factor/confirm',
      method: 'POST',
      body: JSON.stringify(body),
      type: 'application/json',
    });
    if (!answer.ok) {
      desk.writeCookies(reply);
      return reply
        .code(answer.status)
        .type('application/json')
        .send(await answer.text());
    }
    desk.touch();
    return done(desk, reply);
  });

  app.delete('/session', async (request, reply) => {
    const desk = open(request);
    desk.lock();
    await desk.session.end();
    // What the browser keeps of lists goes; views that the person saved stay, by name of the person.
    return done(desk, reply);
  });

  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply));
}

/** Refuses in the services' form. */
export function refuse(reply: FastifyReply, status: 401 | 403 | 404 | 423): FastifyReply {
  const code = {
    401: 'auth_error.signed_out',
    403: 'auth_error.forbidden',
    404: 'request_error.not_found',
    423: 'desk_error.locked',
  };
  return reply.code(status).send({ error: { code: code[status] } });
}

function done(desk: ReturnType<OpenDeskSession>, reply: FastifyReply): FastifyReply {
  desk.writeCookies(reply);
  return reply.code(204).send();
}

function answerError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  if (isApiError(error)) return answerRefusal(error, reply);
  if (error instanceof z.ZodError) return reply.code(400).send({ error: { code: 'request_error.invalid' } });
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  return reply.code(status).send({ error: { code: status < 500 ? 'request_error.invalid' : 'request_error.failed' } });
}

function answerRefusal({ status, code, details }: ApiError, reply: FastifyReply) {
  return reply.code(status ?? 503).send({ error: { code, details } });
}

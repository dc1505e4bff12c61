import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logLines } from './log-lines.ts';

it("A shell's lines have the time in UTC, the level's name and the request's id", async () => {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const { logger, logController } = logLines('farmer', 'info');
  const app = Fastify({
    logger: { ...(logger as object), stream },
    ...(logController && { logController }),
    genReqId: () => 'page-7',
  });
  app.get('/', async (request) => {
    request.log.warn({ path: '/"\n{' }, 'looked');
    return 'ok';
  });
  await app.inject('/');
  await app.close();
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '') as { time: string };
  expect(line).toEqual({
    level: 'warn',
    time: expect.any(String),
    service: 'farmer',
    request_id: 'page-7',
    path: '/"\n{',
    msg: 'looked',
  });
  expect(new Date(line.time).toISOString()).toBe(line.time);
});

it('A shell that is told to be silent logs nothing', () => {
  expect(logLines('farmer', 'silent').logger).toBe(false);
});

import { LogController, type FastifyServerOptions } from 'fastify';
import type { ShellServerConfiguration } from './configuration.ts';

/**
 * How a shell logs: one JSON object a line, with the time in UTC, the level's name and `request_id`, as the backend
 * does, so that both can be read together.
 */
export function logLines(
  name: string,
  level: ShellServerConfiguration['logLevel'],
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: level === 'silent' ? false : { level, base: { service: name }, timestamp: utcTime, formatters },
    // One line of our own for each answer stands in for Fastify's two.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
  };
}

const formatters = { level: (label: string) => ({ level: label }) };

function utcTime(): string {
  return `,"time":"${new Date().toISOString()}"`;
}

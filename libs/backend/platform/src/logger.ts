import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Writable } from 'node:stream';

/**
 * The process's log: one JSON object a line. What a request carries (query, body, headers, token, phone number,
 * address, name) is never logged; a request is known by its id and the route's pattern,
 * one that was refused also by the id of the person.
 */
export function createLogger(level: string, destination?: Writable): FastifyBaseLogger {
  const options = {
    level,
    base: { process: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

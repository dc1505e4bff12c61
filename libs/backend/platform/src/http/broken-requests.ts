import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@haat/api-contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './error-handler.ts';
import { errorBody } from './errors.ts';

/** What HTTP's reader could not read, by Node's code: the status line, and a code of the catalogue. */
const UNREADABLE: Readonly<Record<string, readonly [statusLine: string, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'request_error.too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_error.invalid'],
};

/**
 * For `clientErrorHandler`: answers a malformed HTTP request in the error form, if the socket is still writable, and
 * closes the connection.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [statusLine, code] = UNREADABLE[error.code ?? ''] ?? ['400 Bad Request', 'request_error.invalid'];
  const details = code === 'request_error.invalid' ? { fields: [{ field: 'request', rule: 'format' }] } : undefined;
  const body = JSON.stringify(errorBody(code, randomUUID(), details));
  const head = [
    `HTTP/1.1 ${statusLine}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/**
 * For `frameworkErrors`: an address that cannot be decoded, or with a part longer than any id, is answered like any
 * other error.
 */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  answerError(error, request, reply);
}

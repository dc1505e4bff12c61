import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Level for compression during a request; files were compressed as far as possible when they were built. */
export const BROTLI_LEVEL = 5;
const GZIP_LEVEL = 6;
/** Less than this gains nothing. */
const WORTH_COMPRESSING_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * A whole body as the browser takes it, with the headers that say so. In one piece it costs a third less than through
 * a stream, and leaves in one packet with its headers.
 */
export async function compressed(reply: FastifyReply, body: Buffer): Promise<Buffer> {
  if (body.length < WORTH_COMPRESSING_BYTES || !isText(reply)) return body;
  reply.header('vary', variesOn(reply));
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return zip(body, { level: GZIP_LEVEL });
  }
  return body;
}

function isText(reply: FastifyReply): boolean {
  // React Router's responses to its data requests are text, too.
  return /^text\/(?!event-stream)|[+/](?:json|xml|javascript)(?:;|$)/.test(
    String(reply.getHeader('content-type') ?? ''),
  );
}

function variesOn(reply: FastifyReply): string {
  const known = String(reply.getHeader('vary') ?? '');
  return known === '' ? 'accept-encoding' : `${known}, accept-encoding`;
}

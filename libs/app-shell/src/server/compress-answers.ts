import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Level for compression during a request; files were compressed as far as possible when they were built. */
const BROTLI_LEVEL = 5;
const GZIP_LEVEL = 6;
/** Of a lite page: a tenth fewer bytes than zstd, for half a millisecond more; brotli 9 takes ten. */
const LITE_BROTLI_LEVEL = 8;
/** Of a page: half of the time of brotli 5 for a twentieth more bytes; brotli 4 sends more, and takes longer. */
const ZSTD_LEVEL = 6;
/**
 * A short answer, of data or of routes, is brotli's: it knows the words of such texts beforehand, and sends a twelfth
 * less in about the same time.
 */
const SHORT_BYTES = 8 * 1024;
/** Less than this gains nothing. */
const WORTH_COMPRESSING_BYTES = 512;

/**
 * Compresses text answers that are whole, in the encoding that the browser takes. In one piece it costs a third less
 * than through a stream, and leaves in one packet with its headers. On this thread it takes about a millisecond a page;
 * handed to the thread pool it would take this thread longer than that, and twice the processor's time in all. What is
 * already encoded, and streams, go out as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    return isWhole && !reply.hasHeader('content-encoding') ? compressed(reply, Buffer.from(payload)) : payload;
  });
}

/** An encoding that browsers take. */
export type Encoding = 'br' | 'gzip' | 'zstd';

/** What is compressed once and sent often: the smallest first. */
const SMALLEST_FIRST = ['br', 'gzip'] as const satisfies readonly Encoding[];
/** What is compressed for one answer: first what costs little and is nearly as small. */
const CHEAPEST_FIRST = ['zstd', ...SMALLEST_FIRST] as const satisfies readonly Encoding[];

const TAKEN: Readonly<Record<Encoding, RegExp>> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  zstd: /\bzstd\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
};

function compressed(reply: FastifyReply, body: Buffer): Buffer {
  if (body.length < WORTH_COMPRESSING_BYTES || !isText(reply)) return body;
  varyOnEncoding(reply);
  const isForSize = reply.isLitePage || body.length <= SHORT_BYTES;
  const encoding = firstTaken(reply, isForSize ? SMALLEST_FIRST : CHEAPEST_FIRST);
  if (encoding === null) return body;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoding === 'br' && reply.isLitePage
    ? compressAt({ br: LITE_BROTLI_LEVEL, gzip: GZIP_LEVEL }, encoding, body)
    : compress(encoding, body);
}

/** The smallest encoding that the browser takes, for what is kept; null when it takes none. */
export function acceptedEncoding(reply: FastifyReply): StoredEncoding | null {
  return firstTaken(reply, SMALLEST_FIRST);
}

/** An encoding in which answers are kept. */
export type StoredEncoding = (typeof SMALLEST_FIRST)[number];

function firstTaken<Offered extends Encoding>(
  { request }: FastifyReply,
  encodings: readonly Offered[],
): Offered | null {
  const accepted = request.headers['accept-encoding'] ?? '';
  return encodings.find((encoding) => TAKEN[encoding].test(accepted)) ?? null;
}

/** Compresses text in one piece, on this thread. */
export function compress(encoding: Encoding, body: Buffer): Buffer {
  if (encoding === 'zstd') {
    const params = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
    return zstdCompressSync(body, { params, pledgedSrcSize: body.length });
  }
  return compressAt({ br: BROTLI_LEVEL, gzip: GZIP_LEVEL }, encoding, body);
}

/** Compresses text that is kept and sent often, as far as possible. */
export function compressStoredText(encoding: StoredEncoding, body: Buffer): Buffer {
  return compressAt({ br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION }, encoding, body);
}

function compressAt(levels: Readonly<Record<StoredEncoding, number>>, encoding: StoredEncoding, body: Buffer): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: levels.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.br,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

function isText(reply: FastifyReply): boolean {
  // What React Router answers for its own requests is text, too.
  return /^text\/(?!event-stream)|[+/](?:json|xml|javascript)(?:;|$)/.test(
    String(reply.getHeader('content-type') ?? ''),
  );
}

/** Says that the answer depends on the encodings that the browser takes. */
export function varyOnEncoding(reply: FastifyReply): void {
  const known = String(reply.getHeader('vary') ?? '');
  reply.header('vary', known === '' ? 'accept-encoding' : `${known}, accept-encoding`);
}

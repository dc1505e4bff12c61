import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { acceptedEncoding, compress, varyOnEncoding, type StoredEncoding } from './compress-answers.ts';
import { allowScriptsByHash } from './security-headers.ts';

/** A page that is sent to several people as it is: it has no nonce, and names its own scripts by what is in them. */
export interface SharedPage {
  readonly html: string;
  /** Of the page's own scripts, as a security policy names them: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Filled as somebody asks for it, so that a page is compressed once. */
  readonly compressed: Map<StoredEncoding, Buffer>;
}

/** Scripts whose text is in the page, but data. React's escaping keeps the end of a tag out of every text. */
const OWN_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g;

/** Makes a page that was rendered for one person into one for several. @param nonce what its scripts were to run by */
export function sharedPage(html: string, nonce: string): SharedPage {
  const shared = html.replaceAll(` nonce="${nonce}"`, '');
  const scripts = new Set([...shared.matchAll(OWN_SCRIPT)].map(([, script = '']) => script));
  const scriptHashes = [...scripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return { html: shared, scriptHashes, compressed: new Map() };
}

/** Sends a shared page, in the encoding that the browser takes; its scripts run by their hashes and by nothing else. */
export function sendSharedPage(reply: FastifyReply, page: SharedPage): FastifyReply {
  allowScriptsByHash(reply, page.scriptHashes);
  varyOnEncoding(reply);
  const encoding = acceptedEncoding(reply);
  if (encoding === null) return reply.send(page.html);
  const body = page.compressed.get(encoding) ?? compress(encoding, Buffer.from(page.html));
  page.compressed.set(encoding, body);
  return reply.header('content-encoding', encoding).send(body);
}

import type { FastifyInstance } from 'fastify';
import type { TextFile, TextFileAddress } from '../page-texts/text-file.ts';
import { acceptedEncoding, compressStoredText, varyOnEncoding } from './compress-answers.ts';

/**
 * Serves the files of texts, which every script begins with: without the work of a page, and compressed once for the
 * life of the process.
 */
export function serveTexts(app: FastifyInstance, textFile: (address: TextFileAddress) => TextFile | null): void {
  // Files of texts are a closed set: this cannot grow without bound.
  const compressed = new Map<string, Buffer>();
  app.get<{ Params: TextFileAddress }>('/texts/:version/:language/:file', (request, reply) => {
    const found = textFile(request.params);
    if (found === null) return reply.callNotFound();
    reply.type('application/json; charset=utf-8').header('cache-control', found.cacheControl);
    varyOnEncoding(reply);
    const encoding = acceptedEncoding(reply);
    if (encoding === null) return reply.send(found.json);
    const key = `${encoding} ${request.params.language} ${request.params.file}`;
    const body = compressed.get(key) ?? compressStoredText(encoding, Buffer.from(found.json));
    compressed.set(key, body);
    return reply.header('content-encoding', encoding).send(body);
  });
}

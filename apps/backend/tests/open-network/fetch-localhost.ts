import { request } from 'node:http';
import { localhostAgent } from '@haat/backend-platform';

const agent = localhostAgent({ keepAlive: false });

/** Asks a participant of the sandbox, whose name most systems do not know. */
export function fetchLocalhost(
  method: 'GET' | 'POST',
  address: string,
  body?: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    request(address, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

import { randomBytes } from 'node:crypto';
import { encryptChallenge, isRequestIdSigned, type EncryptionKeys } from '@haat/ondc-core/signing';
import type { HttpClient } from '../server/http-client.ts';
import type { SubscriptionRequest } from './subscription-request.ts';

const PAGE = 'ondc-site-verification.html';
const CONTENT = /<meta\s[^>]*name=["']ondc-site-verification["'][^>]*content=["']([^"']*)["']/i;
const ANSWER_BYTES = 16;

/**
 * What a participant cannot prove of itself, as a text; null when it proved both. Its host shows the id of the request,
 * signed; and it answers a challenge that only its encryption key opens.
 * See docs/domain/open-network.md#subscription.
 */
export async function unprovenOf(
  request: SubscriptionRequest,
  { encryption, http }: { readonly encryption: EncryptionKeys; readonly http: HttpClient },
): Promise<string | null> {
  const { subscription, callbackUrl, requestId } = request;
  const pages = [new URL(`/${PAGE}`, subscription.subscriber_url).href, `${subscription.subscriber_url}/${PAGE}`];
  const shown = await Promise.all(pages.map((page) => http.send('GET', page).catch(() => null)));
  const isShown = shown.some(
    (answer) =>
      answer?.status === 200 &&
      isRequestIdSigned(CONTENT.exec(answer.body)?.[1] ?? '', requestId, subscription.signing_public_key),
  );
  if (!isShown) return `The host does not show the signed id of the request at /${PAGE}`;
  const expected = randomBytes(ANSWER_BYTES).toString('hex');
  try {
    const challenge = encryptChallenge(expected, encryption, subscription.encr_public_key);
    const body = Buffer.from(JSON.stringify({ subscriber_id: subscription.subscriber_id, challenge }));
    const reply = await http.send('POST', `${callbackUrl}/on_subscribe`, {}, body);
    const { answer } = JSON.parse(reply.body) as { answer?: unknown };
    return answer === expected ? null : 'The answer to the challenge is wrong';
  } catch (error) {
    return `The challenge was not answered: ${error instanceof Error ? error.message : String(error)}`;
  }
}

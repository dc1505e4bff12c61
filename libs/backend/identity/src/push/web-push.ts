import webPush from 'web-push';
import type { PushAdapter } from './push-adapter.ts';
import { postToOpenInternet, type Post } from './post-to-open-internet.ts';

/** As long a service keeps a message for a phone without a network, seconds: news of an order are old after a day. */
const KEPT_SECONDS = 86_400;
/** The subscription is no more: RFC 8030, section 7.3. */
const GONE = new Set([404, 410]);
/** Refusals that say something of our pace or of the service itself, and nothing of the message. */
const PASSING = new Set([408, 425, 429]);

/**
 * Sends by Web Push (RFC 8030), encrypted for the browser (RFC 8291), signed by our key (RFC 8292).
 * @param contact `mailto:` or https address at which a push service reaches us
 * @param post for tests
 */
export function createWebPush(contact: string, post: Post = postToOpenInternet): PushAdapter {
  return {
    isOn: true,
    async send({ endpoint, keys }, payload, vapid) {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
        vapidDetails: { subject: contact, ...vapid },
        TTL: KEPT_SECONDS,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      });
      const status = await post(endpoint, textHeaders(headers), new Uint8Array(body));
      if (status >= 200 && status < 300) return 'taken';
      if (GONE.has(status)) return 'gone';
      if (status >= 400 && status < 500 && !PASSING.has(status)) return 'refused';
      throw new Error(`a push service answered ${status}`);
    },
  };
}

function textHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

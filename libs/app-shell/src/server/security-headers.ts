import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FORM_TARGET_HEADER } from '@haat/api-contract';
import { PHOTO_PATH } from '@haat/format';

/** What decides the security headers. */
export interface SecurityOptions {
  /** Origins of host apps that may embed the shell in a frame; none may when empty. */
  readonly hostOrigins: readonly string[];
  /** People reach it over https. */
  readonly isSecure: boolean;
}

declare module 'fastify' {
  interface FastifyReply {
    /** The answer is a page without any script, for somebody who counts bytes. */
    isLitePage: boolean;
  }
}

/** On an answer on its way: it is a page without any script, and none is allowed. */
export const LITE_PAGE_HEADER = 'x-lite-page';

const POLICY_HEADER = 'content-security-policy';
const ONE_YEAR_SECONDS = 31_536_000;
const PERMISSIONS = ['geolocation=(self)', 'microphone=(self)', 'camera=(self)', 'payment=()', 'usb=()'].join(', ');

/**
 * Headers that browsers evaluate for documents only. On scripts, styles and photographs they would be 700 useless
 * bytes each.
 */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const NO_DOCUMENTS = ['/assets/', `${PHOTO_PATH}?`];

/**
 * Strict content security policy with a nonce for each answer (`reply.cspNonce.script`), and the other security
 * headers. Nothing inline runs without the nonce, nothing comes from elsewhere.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { hostOrigins, isSecure }: SecurityOptions,
): Promise<void> {
  const mayBeEmbedded = hostOrigins.length > 0;
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Photos and voice notes are shown and heard before they are sent: they belong to the page, at a URL that it
        // made.
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: mayBeEmbedded ? [...hostOrigins] : ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
    frameguard: mayBeEmbedded ? false : { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.decorateReply('isLitePage', false);
  app.addHook('onSend', async (request, reply, payload) => {
    if (NO_DOCUMENTS.some((path) => request.url.startsWith(path)))
      for (const name of DOCUMENT_HEADERS) reply.removeHeader(name).raw.removeHeader(name);
    else reply.header('permissions-policy', PERMISSIONS);
    allowFormTarget(reply);
    allowNoScript(reply);
    return payload;
  });
}

/** On a lite page nothing runs, not even what would be smuggled in. */
function allowNoScript(reply: FastifyReply): void {
  if (!reply.hasHeader(LITE_PAGE_HEADER)) return;
  reply.removeHeader(LITE_PAGE_HEADER);
  reply.isLitePage = true;
  const policy = reply.raw.getHeader(POLICY_HEADER) ?? reply.getHeader(POLICY_HEADER);
  if (typeof policy !== 'string') return;
  const narrowed = policy.replace(/script-src [^;]*/, "script-src 'none'");
  reply.header(POLICY_HEADER, narrowed).raw.setHeader(POLICY_HEADER, narrowed);
}

/**
 * A page that redirects a farmer to the payment gateway may post its form there: only this page, and only there.
 */
function allowFormTarget(reply: FastifyReply): void {
  const target = reply.getHeader(FORM_TARGET_HEADER);
  if (typeof target !== 'string') return;
  reply.removeHeader(FORM_TARGET_HEADER);
  if (URL.parse(target)?.origin !== target) return;
  changePolicy(reply, (policy) => policy.replace("form-action 'self'", `form-action 'self' ${target}`));
}

/**
 * For a page that several people get: its own scripts run by what is in them, and no nonce runs anything.
 * @param hashes as a policy names them: `'sha256-…'`
 */
export function allowScriptsByHash(reply: FastifyReply, hashes: readonly string[]): void {
  changePolicy(reply, (policy) => policy.replace(`'nonce-${reply.cspNonce.script}'`, hashes.join(' ')));
}

function changePolicy(reply: FastifyReply, change: (policy: string) => string): void {
  const policy = reply.raw.getHeader(POLICY_HEADER) ?? reply.getHeader(POLICY_HEADER);
  if (typeof policy !== 'string') return;
  const changed = change(policy);
  reply.header(POLICY_HEADER, changed).raw.setHeader(POLICY_HEADER, changed);
}

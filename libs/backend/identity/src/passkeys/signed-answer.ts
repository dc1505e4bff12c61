import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+$/);
const answered = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const assertionSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});
const registrationSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What a browser answered to `navigator.credentials.get`, from its JSON; null when it is none. */
export function readAssertion(text: string): AuthenticationResponseJSON | null {
  const read = assertionSchema.safeParse(parsed(text));
  if (!read.success) return null;
  const { userHandle, ...response } = read.data.response;
  return {
    ...read.data,
    response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
    clientExtensionResults: {},
  };
}

/** What a browser answered to `navigator.credentials.create`, from its JSON; null when it is none. */
export function readRegistration(text: string): RegistrationResponseJSON | null {
  const read = registrationSchema.safeParse(parsed(text));
  return read.success ? { ...read.data, clientExtensionResults: {} } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

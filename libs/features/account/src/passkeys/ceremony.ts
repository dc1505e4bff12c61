import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyCreation, PasskeyRequest } from '@haat/api-contract';
import { ceremonyProblem, type CeremonyProblem } from './ceremony-problem.ts';

/** What the browser answered, as JSON for the service; or why it did not. */
export type CeremonyResult = { readonly answer: string } | { readonly problem: CeremonyProblem };

/** Has a passkey sign. It is loaded only when somebody wants it. */
export function signWithPasskey(request: PasskeyRequest): Promise<CeremonyResult> {
  return ceremony(request.timeout, () =>
    startAuthentication({
      optionsJSON: {
        ...request,
        allowCredentials: request.allowCredentials.map(withKnownTransports),
      },
    }),
  );
}

/** Has the browser make a passkey. */
export function makePasskey(creation: PasskeyCreation): Promise<CeremonyResult> {
  return ceremony(creation.timeout, () =>
    startRegistration({
      optionsJSON: {
        ...creation,
        excludeCredentials: creation.excludeCredentials.map(withKnownTransports),
      },
    }),
  );
}

async function ceremony(timeout: number, ask: () => Promise<unknown>): Promise<CeremonyResult> {
  if (!browserSupportsWebAuthn()) return { problem: 'unsupported' };
  const started = performance.now();
  try {
    return { answer: JSON.stringify(await ask()) };
  } catch (error) {
    return { problem: ceremonyProblem(error, { elapsed: performance.now() - started, timeout }) };
  }
}

/** An empty list would keep a browser from looking anywhere. */
function withKnownTransports({ id, type, transports }: PasskeyRequest['allowCredentials'][number]) {
  return { id, type, ...(transports.length === 0 ? {} : { transports }) };
}

import { randomUUID } from 'node:crypto';
import { createApiClients, tellEvents, type ApiClientsOptions, type RequestFacts } from '@haat/api-client';
import { DEFAULT_LANGUAGE, type MeasurementPurpose } from '@haat/api-contract/vocabulary';
import { createHostNonces } from '@haat/auth-session/host-proofs';
import { identityOf, type HostApp } from '@haat/auth-session/server';
import { shell } from '#shell';
import { createEventBuffer } from '../measurement/event-buffer.ts';
import type { ShellRuntime } from './server-facts.ts';

/** What the services need of a shell's run-time configuration. */
export interface ShellRuntimeOptions extends ApiClientsOptions {
  readonly realm: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  readonly hostOrigins: readonly string[];
  readonly hostApps: readonly HostApp[];
  /** Shared by the processes of a shell; one for this process alone where there is none. */
  readonly hostSecret?: string | undefined;
  /** Origin under which people reach this shell; undefined where requests name it. */
  readonly publicOrigin: string | undefined;
  /** Every page says that this is a demonstration. */
  readonly isDemo: boolean;
  /** Whether errors of pages are told to a service; not under the development server. */
  readonly reportsErrors?: boolean;
  /** For what people are measured who agree to it; none where no sink is configured. */
  readonly measuredPurposes: readonly MeasurementPurpose[];
}

/** Opens the services once for a process. */
export function openShellRuntime({
  realm,
  clientId,
  clientSecret,
  hostOrigins,
  hostApps,
  hostSecret = randomUUID(),
  publicOrigin,
  isDemo,
  measuredPurposes,
  reportsErrors = false,
  ...options
}: ShellRuntimeOptions): ShellRuntime {
  const openClient = createApiClients(options);
  return {
    openClient,
    identityClient: { realm, clientId, clientSecret },
    hostOrigins,
    hostApps,
    hostNonces: createHostNonces(hostSecret, Date.now),
    hasPublicOrigin: publicOrigin !== undefined,
    isDemo,
    reportsErrors,
    measurement:
      measuredPurposes.length === 0
        ? null
        : {
            purposes: measuredPurposes,
            events: createEventBuffer((events) => tellEvents(openClient(anonymousFacts()), events)),
          },
  };
}

const NEVER = new AbortController().signal;

/** For a call that is made for no person: no session, no place and no cart go with it. */
function anonymousFacts(): RequestFacts {
  return {
    appCode: shell.appCode,
    clientName: () => identityOf({}, shell),
    language: DEFAULT_LANGUAGE,
    latLng: null,
    requestId: randomUUID(),
    callerAddress: null,
    guestCart: { id: null, ensure: () => '', forget: () => undefined },
    signal: NEVER,
    isSignedIn: () => false,
    accessToken: () => null,
    refresh: async () => null,
  };
}

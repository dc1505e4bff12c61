import { createContext } from 'react-router';
import type { ApiClient, IdentityClient, RequestFacts } from '@haat/api-client';
import type { HostNonces } from '@haat/auth-session/host-proofs';
import type { HostApp } from '@haat/auth-session/server';
import type { Measurement } from '../measurement/measurement.ts';
import type { PageSlot } from './page-response.ts';

/** What is the same for every request of a shell's process. */
export interface ShellRuntime {
  readonly openClient: (facts: RequestFacts) => ApiClient;
  readonly identityClient: IdentityClient;
  /** Origins of pages that may embed this shell; empty when none may. */
  readonly hostOrigins: readonly string[];
  /** Host apps that may have tokens once they have proved themselves. */
  readonly hostApps: readonly HostApp[];
  readonly hostNonces: HostNonces;
  /** Whether addresses of this shell come from its configuration; otherwise from the host that a request names. */
  readonly hasPublicOrigin: boolean;
  /** Every page says that this is a demonstration. */
  readonly isDemo: boolean;
  /** Whether errors of pages are told to a service. */
  readonly reportsErrors: boolean;
  /** What is measured; null where nothing is configured. */
  readonly measurement: Measurement | null;
}

/** Facts of one request from the web server. */
export interface ServerFacts {
  readonly runtime: ShellRuntime;
  /** Goes with every call that this request makes, and into every line of the log. */
  readonly requestId: string;
  /** Network address of the client; null under the development server. */
  readonly callerAddress: string | null;
  /** Of the content security policy of this answer; empty in development, where there is none. */
  readonly nonce: string;
  /** Bytes that were sent in this visit before this request. */
  readonly sentBytes: number;
  /** Where the page goes that is rendered for this request. */
  readonly page: PageSlot;
}

/** Context key of the web server's facts of a request; null under the development server. */
export const serverFactsContext = createContext<ServerFacts | null>(null);

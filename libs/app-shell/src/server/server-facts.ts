import { createContext } from 'react-router';
import type { ApiClient, IdentityClient, RequestFacts } from '@haat/api-client';

/** What is the same for every request of a shell's process. */
export interface ShellRuntime {
  readonly openClient: (facts: RequestFacts) => ApiClient;
  readonly identityClient: IdentityClient;
  /** Origins of pages that may embed this shell; empty when none may. */
  readonly hostOrigins: readonly string[];
}

/** What the web server knows of one request. */
export interface ServerFacts {
  readonly runtime: ShellRuntime;
  /** Goes with every call that this request makes, and into every line of the log. */
  readonly requestId: string;
  /** Network address of who asks; null under the development server. */
  readonly callerAddress: string | null;
  /** Of the content security policy of this answer; empty in development, where there is none. */
  readonly nonce: string;
}

/** Key of what the web server knows of a request; null under the development server, which knows nothing. */
export const serverFactsContext = createContext<ServerFacts | null>(null);

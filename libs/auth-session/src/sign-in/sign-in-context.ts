import { createContext } from 'react-router';
import type { IdentityClient } from '@haat/api-client';
import type { CookieScope } from '../session-cookies.ts';

/**
 * Key of whether the page is shown inside a host app's webview: a session that is signed in there may hand its tokens
 * to the host.
 */
export const webviewContext = createContext<boolean>(false);

/** Key of the realm and client at which this shell signs in. */
export const identityClientContext = createContext<IdentityClient>();

/** Key of whose cookies a request's answer carries. */
export const cookieScopeContext = createContext<CookieScope>();

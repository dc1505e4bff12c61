import { createContext } from 'react-router';
import type { IdentityClient } from '@haat/api-client';

/** Key of the realm and client at which this shell signs in. */
export const identityClientContext = createContext<IdentityClient>();

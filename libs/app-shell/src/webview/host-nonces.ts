import { createContext } from 'react-router';
import type { HostNonces } from '@haat/auth-session/host-proofs';
import type { HostApp } from '@haat/auth-session/server';

/** Key of the nonces that host apps sign. */
export const hostNoncesContext = createContext<HostNonces>();

/** Key of the host apps that the configuration registers. */
export const registeredHostsContext = createContext<readonly HostApp[]>([]);

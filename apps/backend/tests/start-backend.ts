import { backendStarter } from '@haat/backend-testing';
import { startProcess } from '../src/start-process.ts';

/** Starts the whole backend for a suite. */
export const startBackend = backendStarter(startProcess);

import { backendStarter } from '@haat/backend-testing';
import { AREAS } from '../src/compose.ts';
import { startProcess } from '../src/start-process.ts';

/** Starts the whole backend for a suite. */
export const startBackend = backendStarter(startProcess);

/** The market's areas without their jobs, for suites that do what is due themselves: none may come in between. */
export const AREAS_WITHOUT_JOBS = AREAS.map((area) => ({ ...area, jobs: [] }));

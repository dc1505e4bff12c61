import type { ServiceName } from './config.ts';
import type { Module } from './module.ts';
import { healthModule } from './modules/health/health.module.ts';

/** Every module of the backend; a process registers those of the services it offers. */
const MODULES: readonly Module[] = [
  healthModule,
];

/** The modules of the given services. */
export function modulesOf(services: readonly ServiceName[]): Module[] {
  return MODULES.filter((module) => module.service === 'every' || services.includes(module.service));
}

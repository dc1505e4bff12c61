import type { Job } from '@haat/backend-platform';
import { removeRelayed } from './drop-events.ts';
import { relay } from './relay.ts';
import { configuredSinks } from './sinks/configured-sinks.ts';
import type { Sink } from './sinks/sink.ts';

const RELAY_EVERY_MS = 5_000;
const HOUR_MS = 3_600_000;

/** One for each sink: one that does not answer delays no other. */
function relayJob(name: Sink['name']): Job {
  const find = (configuration: Parameters<typeof configuredSinks>[0]) =>
    configuredSinks(configuration).find((sink) => sink.name === name);
  return {
    name: `measurement.relay-${name}`,
    every: RELAY_EVERY_MS,
    isNeeded: ({ configuration }) => find(configuration.measurement) !== undefined,
    async run(dependencies) {
      const sink = find(dependencies.configuration.measurement);
      if (sink) await relay(dependencies, sink);
    },
  };
}

/** What time makes due in this area. */
export const RELAY_JOBS: readonly Job[] = [
  relayJob('tag-manager'),
  relayJob('meta'),
  relayJob('mixpanel'),
  relayJob('webengage'),
  { name: 'measurement.remove-relayed', every: HOUR_MS, run: removeRelayed },
];

import { parseArgs } from 'node:util';
import { StartError } from '@haat/tools/ports';

/** What can be measured, in the order in which it is. */
export const PARTS = [
  ...([
    'bytes',
    'lighthouse',
    'pages',
    'calls',
    'places',
    'availability',
    'orders',
    'events',
    'network',
    'mandi',
    'operator',
  ] as const),
];
/** Those of a short run that names none: these start a market of their own, which takes too long for every test. */
const SHORT_PARTS = PARTS.filter((part) => !['events', 'network', 'mandi', 'operator'].includes(part));
/** A part of the bench. */
export type PartName = (typeof PARTS)[number];

/** What the bench is asked for. */
export interface BenchOptions {
  readonly parts: readonly PartName[];
  /** Few requests: whether every part runs and is answered right, not how fast. */
  readonly isShort: boolean;
  /**
   * Where the databases are kept between runs, so that a million shops are filled once; null for a temporary folder.
   */
  readonly databaseFolder: string | null;
}

/** What `--help` says. */
export const USAGE = `npm run bench -- [--short] [--only ${PARTS.join('|')}] [--database-folder <folder>]

  --short             few requests: checks that every part runs and is answered right; says nothing about speed
  --only              only this part; may be given more than once
  --database-folder   keeps the filled databases there for the next run`;

/**
 * Reads the command line; null when only help is asked for.
 * @throws StartError for what it does not know
 */
export function readOptions(given: readonly string[]): BenchOptions | null {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        short: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        'database-folder': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return null;
    return {
      parts: values.only?.map(partOf) ?? (values.short ? SHORT_PARTS : PARTS),
      isShort: values.short ?? false,
      databaseFolder: values['database-folder'] ?? null,
    };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function partOf(name: string): PartName {
  const part = PARTS.find((known) => known === name);
  if (!part) throw new StartError(`There is no part "${name}".`);
  return part;
}

import { parseArgs } from 'node:util';
import { StartError } from '@haat/tools/ports';

/** How a run goes. */
export interface FuzzOptions {
  /** The form that belongs to every test run: fewer requests, all routes. */
  readonly isShort: boolean;
  /** Decides what is sent; the same seed sends the same. */
  readonly seed: number;
  /** Only routes whose name holds this text. */
  readonly only: string;
}

const LARGEST_SEED = 0x7fff_ffff;
/** The short form sends the same each time: a test run must not hang on chance. The whole one draws its seed. */
const SEED_OF_SHORT = 1;

/**
 * Reads `--short`, `--seed N` and `--only TEXT`.
 * @throws StartError for anything else
 */
export function readOptions(given: readonly string[]): FuzzOptions {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: { short: { type: 'boolean' }, seed: { type: 'string' }, only: { type: 'string' } },
    });
    const isShort = values.short ?? false;
    const seed = values.seed === undefined && isShort ? SEED_OF_SHORT : readSeed(values.seed);
    return { isShort, seed, only: values.only ?? '' };
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(error.message);
    throw error;
  }
}

function readSeed(text: string | undefined): number {
  if (text === undefined) return Math.floor(Math.random() * LARGEST_SEED);
  const seed = Number(text);
  if (!Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED)
    throw new StartError(`--seed must be a whole number from 0 to ${LARGEST_SEED}, not "${text}".`);
  return seed;
}

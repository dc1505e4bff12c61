import pg from 'pg';

/**
 * Statements of a process that are kept ready; what comes beyond is planned each time. Far more than the product has.
 */
const MOST_PREPARED = 500;

const names = new Map<string, string>();

/**
 * A connection on which the server reads and plans each statement once: planning takes as long as running for the small
 * queries of this product. Statements carry their values apart, so their texts are few.
 */
export class PreparingClient extends pg.Client {
  /** As `pg.Client` has it; its many forms are one here. */
  override query = ((config: unknown, ...rest: unknown[]) => {
    const query = super.query as (...given: unknown[]) => unknown;
    return query.call(this, isStatement(config) ? named(config, rest[0]) : config, ...rest);
  }) as pg.Client['query'];
}

interface Statement {
  readonly text: string;
  readonly name?: string;
}

function isStatement(config: unknown): config is Statement {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('submit' in config)
  );
}

/** The statement with its name, when it carries values and is one of those that are kept. */
function named(statement: Statement, values: unknown): Statement {
  if (statement.name !== undefined || !Array.isArray(values) || values.length === 0) return statement;
  const name = names.get(statement.text) ?? newName(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

function newName(text: string): string | undefined {
  if (names.size >= MOST_PREPARED) return undefined;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

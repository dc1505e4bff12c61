import { join } from 'node:path';

/** SQL of the tables, in order, made by `npm run migrations -w @haat/backend`. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

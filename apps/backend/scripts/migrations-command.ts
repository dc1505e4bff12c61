import { generateMigration } from './generate-migration.ts';

const [name] = process.argv.slice(2);
if (name === undefined) {
  process.stderr.write('Name what changes: npm run migrations -w @haat/backend -- add_soil_reports\n');
  process.exitCode = 1;
} else {
  process.stdout.write(generateMigration(name));
}

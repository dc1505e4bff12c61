import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { ConfigurationError, readConfiguration } from './server/configuration.ts';
import { createDeskServer } from './server/create-desk-server.ts';

const DEFAULT_PORT = 4204;
const CLOSE_WITHIN_MS = 10_000;

try {
  const configuration = readConfiguration(process.env, DEFAULT_PORT);
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (!isDevelopment && !existsSync(join(import.meta.dirname, 'build', 'index.html')))
    throw new ConfigurationError("Cannot start: the desk is not built. Run 'npm start', or 'vite build' in apps/desk.");
  const app = await createDeskServer({ configuration, directory: import.meta.dirname, isDevelopment });
  closeWithGrace({ delay: CLOSE_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'The process failed.');
    await app.close();
  });
  await app.listen({ port: configuration.port, host: configuration.host });
} catch (error) {
  const isKnown = error instanceof ConfigurationError;
  const text = isKnown
    ? error.message
    : `Cannot start the desk: ${error instanceof Error ? error.stack : String(error)}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

import './production-mode.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { ServerBuild } from 'react-router';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { createShellServer } from './create-shell-server.ts';
import { startFailure } from './start-failure.ts';

/** What a shell's `server.ts` says of itself. */
export interface ServeShellOptions {
  /** The shell's folder; its build is in `build`. */
  readonly directory: string;
  /** The shell's name: 'farmer'. */
  readonly name: string;
  /** Port when PORT is not set. */
  readonly port: number;
}

const CLOSE_WITHIN_MS = 10_000;

/** Serves a built shell until it is stopped. A start failure is one clear line and exit code 1. */
export async function serveShell({ directory, name, port }: ServeShellOptions): Promise<void> {
  try {
    const configuration = readConfiguration(process.env, port);
    const buildDirectory = join(directory, 'build');
    const entry = join(buildDirectory, 'server', 'index.js');
    if (!existsSync(entry))
      throw new ConfigurationError(
        `Cannot start: the ${name} shell is not built. Run 'npm start', or 'react-router build' in ${directory}.`,
      );
    const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
    const app = await createShellServer({ configuration, build, buildDirectory, name });
    closeWithGrace({ delay: CLOSE_WITHIN_MS, logger: false }, async ({ err }) => {
      if (err) app.log.fatal({ err }, 'The process failed.');
      await app.close();
    });
    await app.listen({ port: configuration.port, host: configuration.host });
  } catch (error) {
    process.stderr.write(`${startFailure(error, { name, port: process.env['PORT'] || String(port) })}\n`);
    process.exit(1);
  }
}

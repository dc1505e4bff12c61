import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from './ports.ts';
import { lastOutput, startProcess } from './processes.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function plan(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-process-'));
  folders.push(folder);
  writeFileSync(join(folder, 'main.mjs'), source);
  const port = await freePort();
  return {
    name: 'sample',
    arguments: ['main.mjs'],
    folder,
    environment: { PORT: String(port) },
    readyAddress: `http://127.0.0.1:${port}/`,
    logFile: join(folder, 'sample.log'),
  };
}

describe('startProcess', () => {
  it('waits until the process answers and stops it by asking', async () => {
    const process = startProcess(
      await plan(`
        import { createServer } from 'node:http';
        const server = createServer((_, answer) => answer.end('yes'));
        server.listen(process.env.PORT);
        process.on('SIGTERM', () => { console.log('goodbye'); process.exit(7); });`),
    );
    await process.ready;
    await process.stop();
    await expect(process.ended).resolves.toEqual({ code: 7, lastOutput: 'goodbye' });
  });

  it('passes on the line with which a process refuses to start', async () => {
    const process = startProcess(await plan(`console.error('DATABASE_URL cannot be reached.'); process.exit(1);`));
    await expect(process.ready).rejects.toThrow('sample did not start: DATABASE_URL cannot be reached.');
  });
});

describe('lastOutput', () => {
  it('leaves out stack traces and blank lines', () => {
    expect(lastOutput('Error: no\n    at main (file.ts:1)\n\nNode.js v24.21.0\n')).toBe('Error: no');
  });

  it('shortens a structured log line to its message', () => {
    expect(lastOutput('{"level":60,"msg":"The data folder is in use."}\n')).toBe('The data folder is in use.');
  });
});

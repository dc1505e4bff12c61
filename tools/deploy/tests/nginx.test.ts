import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nginxServers } from '../open-market/nginx-servers.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy/nginx');
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('test', ['-e', MODULE]).status === 0;
if (!hasNginx) console.log('Left out: no nginx here. apt-get install nginx libnginx-mod-http-brotli-static');
const [HTTP, HTTPS] = [23_080, 23_443];
const SCRIPT = 'export const market = 1;';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

describe.skipIf(!hasNginx)('nginx before a shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-nginx-'));
  const asked: { url: string; headers: Record<string, unknown> }[] = [];
  let nginx: ChildProcess;
  const shell = createServer((incoming, answer) => {
    asked.push({ url: incoming.url ?? '', headers: incoming.headers });
    if (incoming.url === '/fails') return answer.destroy();
    const cache = incoming.url?.startsWith('/image') ? 'public, max-age=86400' : 'no-store';
    answer.writeHead(200, { 'content-type': 'text/plain', 'cache-control': cache, vary: 'Accept' });
    answer.end(`shell ${incoming.headers.accept ?? ''}`);
  });

  const ask = ({ host, body, ...given }: { host: string; path: string; body?: Buffer; headers?: object }) =>
    new Promise<Answer>((done, fail) => {
      const options = { host: '127.0.0.1', port: HTTPS, servername: host, rejectUnauthorized: false };
      const method = body === undefined ? 'GET' : 'POST';
      const call = request({ ...options, method, path: given.path, headers: { host, ...given.headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        );
      });
      call.on('error', fail);
      call.end(body);
    });
  const get = (host: string, path: string, headers: Record<string, string> = {}) => ask({ host, path, headers });

  beforeAll(async () => {
    await new Promise<void>((listening) => shell.listen(0, '127.0.0.1', listening));
    const upstream = `127.0.0.1:${(shell.address() as AddressInfo).port}`;
    cpSync(DEPLOY, folder, { recursive: true });
    // The same files, with this folder in the place of the machine's.
    for (const name of ['nginx.conf', 'shell.conf']) {
      const text = readFileSync(join(folder, name), 'utf8');
      const moved = text
        .replaceAll('/srv/', `${folder}/srv/`)
        .replaceAll('/var/cache/nginx', `${folder}/cache`)
        .replace('/dev/stdout', `${folder}/access.log`)
        .replaceAll('/tmp/nginx', `${folder}/nginx`)
        .replace('modules/ngx_http_brotli', MODULE.replace('_static_module.so', ''));
      writeFileSync(join(folder, name), moved);
    }
    const assets = join(folder, 'srv', 'farmer', 'assets');
    for (const made of [assets, join(folder, 'cache')]) mkdirSync(made, { recursive: true });
    writeFileSync(join(assets, 'root-abc123.js'), SCRIPT);
    writeFileSync(join(assets, 'root-abc123.js.br'), brotliCompressSync(SCRIPT));
    const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
    const subject = ['-subj', '/CN=haat.test', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
    execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const hosts = [
      { part: 'farmer', host: 'haat.test', upstreams: [upstream] },
      { part: 'desk', host: 'desk.haat.test', upstreams: [upstream] },
      { part: 'services', host: 'services.haat.test', upstreams: [upstream] },
    ];
    const servers = nginxServers(hosts, { httpPort: HTTP, httpsPort: HTTPS, certificate, key });
    writeFileSync(join(folder, 'market.conf'), servers.replaceAll('/srv/', `${folder}/srv/`));
    const conf = [
      '-c',
      join(folder, 'nginx.conf'),
      '-g',
      process.getuid?.() === 0 ? 'user root; daemon off;' : 'daemon off;',
    ];
    const checked = spawnSync('nginx', ['-t', ...conf], { encoding: 'utf8' });
    expect(checked.stderr).toContain('test is successful');
    expect(checked.stderr).not.toContain('[warn]');
    nginx = spawn('nginx', conf, { stdio: 'ignore' });
    await vi.waitFor(() => get('haat.test', '/'), { timeout: 10_000 });
  });
  afterAll(async () => {
    nginx?.kill('SIGQUIT');
    await new Promise((done) => nginx?.once('close', done));
    shell.close();
    rmSync(folder, { recursive: true });
  });

  it('gives built files out of the disk, compressed as they were built, for ever', async () => {
    const before = asked.length;
    const answer = await get('haat.test', '/assets/root-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      'cache-control': expect.stringContaining('immutable') as string,
    });
    expect((await get('haat.test', '/assets/root-abc123.js')).text).toBe(SCRIPT);
    expect(asked.length).toBe(before);
  });

  it('asks the shell for a file of a release that it does not have', async () => {
    expect((await get('haat.test', '/assets/root-of-before.js')).text).toContain('shell');
  });

  it('asks once for a picture in a width and format', async () => {
    const picture = (accept: string) => get('haat.test', '/image?url=%2Fmedia%2Fa.jpg&w=640', { accept });
    expect((await picture('image/avif,*/*')).headers['x-cache']).toBe('MISS');
    expect((await picture('image/avif;q=0.9')).headers['x-cache']).toBe('HIT');
    const other = await picture('image/webp');
    expect([other.headers['x-cache'], other.text]).toEqual(['MISS', 'shell image/webp']);
  });

  it('says who asks, and lets nobody outside say it', async () => {
    await get('haat.test', '/orders', {
      'x-forwarded-for': '10.1.1.1',
      traceparent: '00-a-b-01',
      'x-request-id': 'forged',
    });
    const { headers = {} } = asked.findLast(({ url }) => url === '/orders') ?? {};
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host: 'haat.test' });
    expect(headers).not.toHaveProperty('traceparent');
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  });

  it('leads from the services only to what is called from outside', async () => {
    expect((await get('services.haat.test', '/realms/krishi-haat/x')).text).toContain('shell');
    for (const path of ['/support/v1/security-events', '/docs', '/metrics', '/order/v1/orders', '/'])
      expect((await get('services.haat.test', path)).status, path).toBe(404);
  });

  it('lets files of rows by to the desk, and nowhere else', async () => {
    const send = (host: string) => ask({ host, path: '/operator/v1/imports', body: Buffer.alloc(32_000_000) });
    expect((await send('haat.test')).status).toBe(413);
    expect((await send('desk.haat.test')).status).toBe(200);
  });

  it('answers nothing to another name, and leads from http to https', async () => {
    await expect(get('other.test', '/')).rejects.toThrow();
    const answer = await fetch(`http://127.0.0.1:${HTTP}/orders?x=1`, {
      redirect: 'manual',
      headers: { host: 'haat.test' },
    });
    expect([answer.status, answer.headers.get('location')?.replace(/^https:\/\/[^/]+/, '')]).toEqual([
      301,
      '/orders?x=1',
    ]);
  });

  it('says 502 when a shell breaks off, and goes on', async () => {
    expect((await get('haat.test', '/fails')).status).toBe(502);
    expect((await get('haat.test', '/')).status).toBe(200);
  });
});

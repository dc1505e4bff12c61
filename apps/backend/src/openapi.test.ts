import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDependencies } from './dependencies.ts';
import { buildServer } from './server.ts';
import { startBackend } from './test-backend.ts';
import type { TestBackend } from './test-backend.ts';

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { in: string; name: string }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** Every route of the server, from its own table: `GET /path/{id}`. */
function routesOf(printed: string): string[] {
  const path: string[] = [];
  const found: string[] = [];
  for (const line of printed.split('\n')) {
    const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (match === null) continue;
    const depth = (match[1] ?? '').length / 4;
    path.length = depth;
    path[depth] = match[2] ?? '';
    for (const method of (match[3] ?? '').split(', ')) {
      if (method !== '' && method !== 'HEAD' && method !== 'OPTIONS') found.push(`${method} ${path.join('').replace(/:(\w+)/g, '{$1}')}`);
    }
  }
  return found;
}

describe('the OpenAPI document', () => {
  let backend: TestBackend;
  let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
  let routes: string[];

  beforeAll(async () => {
    backend = await startBackend();
    document = (await backend.request('GET', '/docs/json')).body;
    const { configuration, database, log } = backend.dependencies;
    const app = await buildServer(createDependencies(configuration, database, log));
    routes = routesOf(app.printRoutes({ commonPrefix: false }));
    await app.close();
  });
  afterAll(() => backend?.close());

  const operations = () => Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })));

  it('is served with a page to read it', async () => {
    expect(document.openapi).toMatch(/^3\./);
    expect(await backend.request('GET', '/docs')).toMatchObject({ status: 200, body: expect.stringContaining('swagger-ui') });
    expect((await backend.request('GET', '/docs/static/swagger-ui-bundle.js')).status).toBe(200);
  });

  it('holds every route, and no other', () => {
    const own = routes.filter((route) => !route.includes(' /docs') && !route.endsWith(' *'));
    expect(own.length).toBeGreaterThan(10);
    expect(operations().map(({ name }) => name).sort()).toEqual(own.sort());
  });

  it('declares for every route what it is, what it takes and what it answers, errors too', () => {
    for (const { name, operation } of operations()) {
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags, name).toHaveLength(1);
      const codes = Object.keys(operation.responses);
      expect(codes.some((code) => code.startsWith('2')), name).toBe(true);
      expect(codes.map((code) => code.toLowerCase()), name).toEqual(expect.arrayContaining(['4xx', '5xx']));
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect((operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name).sort(), name).toEqual(inPath.sort());
    }
  });

  it('tells the truth: each route of a visitor answers with a status that it declares', async () => {
    for (const { name, operation } of operations()) {
      const [method = '', path = ''] = name.split(' ');
      const { status } = await backend.request(method, path.replace(/\{\w+\}/g, 'unknown'), method === 'GET' || method === 'DELETE' ? {} : { body: {} });
      const declared = Object.keys(operation.responses).map((code) => code.toLowerCase());
      expect(declared.includes(String(status)) || declared.includes(`${String(status)[0]}xx`), `${name} answered ${status}`).toBe(true);
      expect(status, name).toBeLessThan(500);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgentPermission, Permission } from '@haat/backend-platform/area';
import { signInForTest } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { AREAS } from '../src/compose.ts';
import { startBackend } from './start-backend.ts';

const MANY = 1_000_000;

/** Routes whose answer depends on the session. */
const PERSONAL = AREAS.flatMap(({ permissions = {} }) => Object.entries(permissions))
  .filter(([, permission]) => !['everybody', 'signature'].includes(whoOf(permission)))
  .map(([route]) => route);

function whoOf(permission: Permission | AgentPermission): Permission {
  return typeof permission === 'string' ? permission : permission.who;
}

// Written from docs/security.md, 14.3.2.
describe('answers to a person', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({
      seed: 'small',
      configuration: { rateLimitPerNetwork: MANY, rateLimitPerPerson: MANY },
    });
  });
  afterAll(() => backend?.close());

  it('are kept by no cache, on any route, granted or refused', async () => {
    const { accessToken: token } = await signInForTest(backend, '9700000191');
    const statuses: number[] = [];
    const kept: string[] = [];
    for (const route of PERSONAL) {
      const [method = '', pattern = ''] = route.split(' ');
      const { status, headers } = await backend.request(method, pattern.replaceAll(/:\w+/g, randomUUID()), { token });
      statuses.push(status);
      const said = headers.get('cache-control') ?? 'nothing';
      if (!said.includes('no-store')) kept.push(`${route}: ${status}, ${said}`);
    }
    expect(kept).toEqual([]);
    expect(statuses.filter((status) => status === 200).length, 'some are granted').toBeGreaterThan(5);
    expect(statuses.filter((status) => status >= 400).length, 'some are refused').toBeGreaterThan(5);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userSchema } from '@haat/api-contract';
import { users } from '@haat/backend-identity/tables';
import { signInForTest, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('the own profile on $name', (on) => {
  let backend: TestBackend;
  let token: string;
  const update = (body: unknown) => backend.request('PATCH', '/user/v1/profile-update', { token, body });

  beforeAll(async () => {
    backend = await startBackend({ on });
    token = (await signInForTest(backend, '9400000001')).accessToken;
  });
  afterAll(() => backend?.close());

  it('is null until the first update', async () => {
    const { body } = await backend.request('GET', '/user/v1/details', { token });
    expect(userSchema.parse(body)).toMatchObject({ username: '9400000001', profile: null, email: null });
  });

  it('keeps what is not given', async () => {
    expect((await update({ language_code: 'mr', source: ['farmer'] })).body.profile).toEqual({
      full_name: '',
      language_code: 'mr',
      source: ['farmer'],
    });
    expect((await update({ full_name: '  सुनीता पवार ' })).body).toMatchObject({
      full_name: 'सुनीता पवार',
      profile: { language_code: 'mr', source: ['farmer'] },
    });
    expect((await update({ email: 'sunita@example.org' })).body).toMatchObject({
      full_name: 'सुनीता पवार',
      email: 'sunita@example.org',
    });
    expect((await update({ email: null })).body.email).toBeNull();
  });

  it('keeps the number and what it is known by, whatever an update says', async () => {
    const before = (await backend.request('GET', '/user/v1/details', { token })).body;
    const others = { phone_number: '9400000009', username: '9400000009', auth_id: 'x', id: 'x', roles: ['support'] };
    await update({ ...others, source: ['farmer'] });
    const after = (await backend.request('GET', '/user/v1/details', { token })).body;
    for (const field of ['id', 'username', 'phone_number', 'auth_id']) expect(after[field], field).toBe(before[field]);
    const [row] = await backend.database.select().from(users).where(eq(users.id, before.id));
    expect(row).toMatchObject({ phoneNumber: '9400000001', roles: [] });
  });

  it('takes no markup in a name', async () => {
    expect((await update({ full_name: '<b>Sunita</b><script>alert(1)</script>' })).body.full_name).toBe('Sunita');
    expect(await update({ full_name: '<img src=x>' })).toMatchObject({
      status: 400,
      body: { error: { code: 'request_error.invalid', details: { fields: [{ field: 'full_name' }] } } },
    });
  });

  it.each([
    [{ full_name: 'x'.repeat(101) }, 'full_name', 'too_long'],
    [{ full_name: ' ' }, 'full_name', 'too_short'],
    [{ email: 'no mail' }, 'email', 'format'],
    [{ language_code: 'xx' }, 'language_code', 'value'],
    [{ source: ['a', 'b'] }, 'source', 'too_long'],
    [{ source: ['farmer-web<script>'] }, 'source.0', 'format'],
    [{ source: ['x'.repeat(41)] }, 'source.0', 'format'],
    [{ full_name: 5 }, 'full_name', 'type'],
  ])('refuses %j, naming the field', async (body, field, rule) => {
    expect(await update(body)).toMatchObject({
      status: 400,
      body: { error: { code: 'request_error.invalid', details: { fields: [{ field, rule }] } } },
    });
  });

  it('is for the signed-in only', async () => {
    expect((await backend.request('PATCH', '/user/v1/profile-update', { body: {} })).status).toBe(401);
  });
});

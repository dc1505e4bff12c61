import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { environmentSchema } from '@haat/backend-platform';

const DOCS = resolve(import.meta.dirname, '../../../docs');
const AREAS = resolve(import.meta.dirname, '../../../libs/backend');
const read = (name: string) => readFileSync(join(DOCS, name), 'utf8');
/** The part of a page under a heading. */
const under = (page: string, heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

it('the architecture draws every area of the backend, and no removed one', () => {
  const [diagram = ''] = [...under(read('architecture.md'), 'Backend').matchAll(/```mermaid\n([\s\S]*?)```/g)].map(
    (match) => match[1] ?? '',
  );
  const drawn = [...diagram.matchAll(/\["<b>([\w-]+)<\/b>/g)].map((match) => match[1] ?? '');
  expect(drawn.sort()).toEqual(readdirSync(AREAS).sort());
});

it('how to deploy names every environment variable of the backend', () => {
  const table = under(read('how-to/deploy.md'), 'Backend');
  expect(Object.keys(environmentSchema.shape).filter((variable) => !table.includes(`\`${variable}\``))).toEqual([]);
});

it('lists for production how every sandbox is switched off and which keys and secrets are needed', () => {
  const list = under(read('how-to/deploy.md'), 'Before real farmers');
  const sandboxes = Object.entries(environmentSchema.shape)
    .filter(([, schema]) => !schema.safeParse('other').success && schema.safeParse('sandbox').success)
    .map(([variable]) => variable);
  expect(sandboxes).toEqual(expect.arrayContaining(['SMS_ADAPTER', 'PAYMENT_GATEWAY', 'CSC_WALLET']));
  const needed = [
    ...sandboxes,
    'PERSONAL_DATA_KEY',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
    'CSC_PRIVATE_KEY_FILE',
    'IDENTITY_CLIENTS',
    'DATABASE_URL',
    'PUBLIC_ADDRESS',
    'SAMPLE_MARKET',
    'SANDBOX_SHOPKEEPER',
    'DEMO',
  ];
  expect(needed.filter((variable) => !list.includes(variable))).toEqual([]);
});

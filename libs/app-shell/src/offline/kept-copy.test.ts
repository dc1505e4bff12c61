import { expect, it } from 'vitest';
import { PUSH_PATHS } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { WORKER } from './keep-page.ts';
import { MESSAGES, OFFLINE_PATH } from './kept-copy.ts';
import { readerOf } from './reader-of.ts';

it('the worker has and asks for the addresses of the shell', () => {
  expect([WORKER, OFFLINE_PATH, MESSAGES]).toEqual([PUSH_PATHS.worker, pathTo('offline'), PUSH_PATHS.messages]);
});

it('a reader is a person, and the farmer for whom an agent works', () => {
  const agent = { status: 'authenticated', userId: 'agent-1' } as Parameters<typeof readerOf>[0];
  const readers = [
    readerOf({ status: 'visitor' }, null),
    readerOf(agent, null),
    readerOf(agent, 'farmer-1'),
    readerOf(agent, 'farmer-2'),
    readerOf({ ...agent, userId: 'agent-2' } as typeof agent, null),
  ];
  expect(readers[0]).toBe('guest');
  expect(new Set(readers).size).toBe(5);
  expect(readerOf(agent, 'farmer-1')).toBe(readers[2]);
  expect(readers.slice(1).join()).not.toMatch(/agent|farmer/);
});

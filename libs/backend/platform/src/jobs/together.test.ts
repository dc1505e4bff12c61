import { expect, test } from 'vitest';
import { together } from './together.ts';

/** Work that is done when the test says so, and what it was given. */
function heldWork() {
  const given: (readonly string[])[] = [];
  let go: () => void = () => undefined;
  let gate = new Promise<void>((done) => (go = done));
  const work = async (all: readonly string[]) => {
    given.push(all);
    await gate;
    if (all.includes('bad')) throw new Error(`failed: ${all.join(' ')}`);
    return all.map((one) => `done ${one}`);
  };
  const release = () => {
    go();
    gate = Promise.resolve();
  };
  return { given, work, release };
}

const turn = () => new Promise((done) => setImmediate(done));

test('does together what is asked for while something is being done, at most so many', async () => {
  const { given, work, release } = heldWork();
  const ask = together(work, { most: 2 });
  const first = ask('a');
  await turn();
  const others = ['b', 'c', 'd'].map(ask);
  release();
  expect(await Promise.all([first, ...others])).toEqual(['done a', 'done b', 'done c', 'done d']);
  expect(given).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('does what is asked for at the same moment together', async () => {
  const { given, work, release } = heldWork();
  const asked = ['a', 'b'].map(together(work, { most: 9 }));
  release();
  await Promise.all(asked);
  expect(given).toEqual([['a', 'b']]);
});

test('of one name does one at a time, in their order', async () => {
  const { given, work, release } = heldWork();
  const asked = ['a1', 'a2', 'b1', 'a3', 'b2'].map(together(work, { most: 9, nameOf: ([first = '']) => first }));
  release();
  await Promise.all(asked);
  expect(given).toEqual([['a1', 'b1'], ['a2', 'b2'], ['a3']]);
});

test('what fails takes no other with it', async () => {
  const { given, work, release } = heldWork();
  const ask = together(work, { most: 9 });
  release();
  const answers = await Promise.allSettled(['a', 'bad', 'b'].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(given).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
  expect(await ask('c')).toBe('done c');
});

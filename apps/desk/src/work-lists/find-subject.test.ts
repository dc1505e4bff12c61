import { expect, it } from 'vitest';
import { findSubject } from './find-subject.ts';

const LIST = { list: '/checker/v1/receipts', isOf: (row: { id?: unknown }, id: string) => row.id === id };

/** Services that have so many slips, two on a page; and what they were asked. */
function services(slips: number) {
  const asked: string[] = [];
  return {
    asked,
    call: (path: string) => {
      asked.push(path);
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
      const ids = Array.from({ length: slips }, (_, index) => ({ id: `slip-${index + 1}` }));
      const next = page * 2 < slips ? `/checker/v1/receipts?page=${page + 1}` : null;
      return Promise.resolve({ results: ids.slice((page - 1) * 2, page * 2), next });
    },
  };
}

it.each([
  ['slip-1', 5, { id: 'slip-1' }, 1],
  ['slip-5', 5, { id: 'slip-5' }, 3],
  ['slip-9', 5, null, 3],
  ['slip-1', 0, null, 1],
])('finds %s among %i, on whichever page it stands', async (id, slips, subject, pages) => {
  const { asked, call } = services(slips);
  expect(await findSubject(LIST, id, call)).toEqual(subject);
  expect(asked).toHaveLength(pages);
});

it('asks for it alone where there is a route for one', async () => {
  const { asked, call } = services(5);
  await findSubject({ one: (id) => `/insurer/v1/claims/${id}` }, 'a/b', call);
  expect(asked).toEqual(['/insurer/v1/claims/a%2Fb']);
});

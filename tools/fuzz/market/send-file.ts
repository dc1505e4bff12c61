import type { Caller } from '@haat/test-clients/caller';

/** Sends a table as CSV. @returns the answer @throws Error when it is refused */
export async function sendTable<Answer>(by: Caller, path: string, table: Buffer): Promise<Answer> {
  const answer = await fetch(by.address + path, {
    method: 'POST',
    body: new Uint8Array(table),
    headers: { ...by.headers, 'content-type': 'text/csv' },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Answer;
}

import { percentEncoded } from '../requests/filled.ts';
import { headerOf, type FuzzAnswer, type FuzzRequest } from '../requests/request.ts';
import { send } from '../requests/send.ts';
import type { OwnedKind } from './owned-resources.ts';
import type { IdRequest } from './shell-forms.ts';

/** Something that is asked for, with the ids that go into it. */
export interface Trial {
  readonly asked: IdRequest;
  readonly id: string;
  /** What stands at the other places. */
  readonly own: (kind: OwnedKind) => string;
  readonly cookie: string;
}

/** The page that a caller ends on. */
export interface PageOutcome {
  /** Of the last answer. */
  readonly status: number;
  /** The last answer: status, where it leads, and the page without what is new in every answer. */
  readonly end: string;
  /** Every answer on the way. */
  readonly whole: string;
}

/** The request that asks for something. */
export function requestOf({ asked: { path, fields }, id, own, cookie }: Trial): FuzzRequest {
  const filled = (text: string) =>
    text.replaceAll(/\{([^}]+)\}/g, (_all, name: string) =>
      percentEncoded(name === 'id' ? id : own(name as OwnedKind)),
    );
  if (fields === undefined) return { method: 'GET', path: filled(path), headers: { cookie } };
  return {
    method: 'POST',
    path: filled(path),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: filled(fields),
  };
}

/** Asks as a browser does: where a page's data lead to the page as a document, that is opened, too. */
export async function openPage(address: string, trial: Trial): Promise<PageOutcome> {
  const request = requestOf(trial);
  const first = await send(address, request);
  const said = seen(first, trial.id);
  const document = request.path.replace(/\.data$/, '');
  const leadsToDocument = document !== request.path && first.body.includes(`"redirect","${document}"`);
  if (!leadsToDocument) return { status: first.status, end: said, whole: said };
  const second = await send(address, { ...request, path: document });
  const end = seen(second, trial.id);
  return { status: second.status, end, whole: `${said} → ${end}` };
}

function seen(answer: FuzzAnswer, id: string): string {
  const page = answer.body
    .replaceAll(/nonce(=|":")\\?"?[\w+/=-]+/g, 'nonce')
    .replaceAll(/expiresAt\W+\d+|\b1\d{12}\b/g, 'time');
  return [answer.status, headerOf(answer, 'location'), page]
    .join(' ')
    .replaceAll(id, '…')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '…');
}

/** Where two answers differ. */
export function difference(answer: string, like: string): string {
  let at = 0;
  while (at < answer.length && answer[at] === like[at]) at += 1;
  return `“${answer.slice(Math.max(0, at - 60), at + 60)}” · expected: “${like.slice(Math.max(0, at - 60), at + 60)}”`;
}

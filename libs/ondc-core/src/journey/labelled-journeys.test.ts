import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeCallback } from './judge-callback.ts';
import type { CallbackJudgement, JourneyAction, ReceivedCallback, SentRequest } from './journey-log.ts';
import { nextActions, type NetworkCallback } from './next-actions.ts';

/** Seconds of the journey; see libs/ondc-core/cases/README.md. */
interface LabelledRequest {
  readonly at: number;
  readonly we: JourneyAction;
  /** Which try, after the first. */
  readonly again?: number;
  readonly answer?: { readonly ack: string };
  readonly mode?: 'start' | 'stop';
  readonly target?: string;
  readonly told?: { readonly issue?: string };
}

interface LabelledCallback {
  readonly at: number;
  readonly they: `on_${JourneyAction}`;
  readonly written?: number;
  readonly answers?: JourneyAction | null;
  readonly of?: number;
  readonly repeats?: boolean;
  readonly seller?: string;
  readonly transaction?: string;
  readonly error?: string;
  readonly signature?: string;
  readonly changed?: string;
  readonly told?: { readonly state?: string; readonly fulfilment?: string; readonly reason?: string };
}

interface LabelledReceiving {
  readonly what: string;
  readonly input: {
    readonly act: 'receive';
    readonly before: readonly (LabelledRequest | LabelledCallback)[];
    readonly then: LabelledCallback;
  };
  readonly expected: { readonly outcome: 'accepted' | 'ignored' | 'nack'; readonly code: string | null };
}

interface LabelledSending {
  readonly what: string;
  readonly input: { readonly act: 'send'; readonly last: NetworkCallback | null; readonly action: string };
  readonly expected: { readonly outcome: 'allowed' | 'refused' };
}

const CASES = JSON.parse(readFileSync(new URL('../../cases/journeys.json', import.meta.url), 'utf8')) as (
  LabelledReceiving | LabelledSending
)[];
const SENT = CASES.filter((one): one is LabelledSending => one.input.act === 'send');
const RECEIVED = CASES.filter((one): one is LabelledReceiving => one.input.act === 'receive');
/** What a message says, and who signed it, is judged beside its turn: by quote and by signature. */
const OF_TURN = RECEIVED.filter(({ input: { then }, expected }) => {
  const isJudgedElsewhere = then.changed !== undefined || then.signature !== undefined;
  return !(isJudgedElsewhere && expected.outcome === 'nack');
});

/** Tries of a confirm after the first. */
const LAST_TRY = 5;
const SELLER = 'bpp.localhost';
const SECOND_MS = 1000;
/** Times of the cases begin before 0. */
const START_MS = Date.parse('2026-06-15T04:30:00.000Z');
const momentOf = (second: number) => START_MS + second * SECOND_MS;

test('all are there, 27 of them of contents and signatures', () => {
  expect([SENT.length, RECEIVED.length, OF_TURN.length]).toEqual([108, 350, 323]);
});

test.for(SENT)('$what', ({ input, expected }) => {
  expect(nextActions(input.last).some((action) => action === input.action)).toBe(expected.outcome === 'allowed');
});

test.for(OF_TURN)('$what', ({ input, expected }) => {
  const sent: SentRequest[] = [];
  const accepted: ReceivedCallback[] = [];
  for (const one of input.before) {
    if ('we' in one) sent.push(requestOf(one));
    else accepted.push(callbackOf(one, input.before));
  }
  const judgement: CallbackJudgement = judgeCallback({ sent, accepted }, callbackOf(input.then, input.before));
  const said = { accepted: 'accept', ignored: 'ignore', nack: { nack: expected.code } };
  expect(judgement).toEqual(said[expected.outcome]);
});

function requestOf({ we, at, again, answer, mode, target, told }: LabelledRequest): SentRequest {
  return {
    action: we,
    messageId: idOf(we, again === undefined ? at : at - again * 60),
    transactionId: 'this',
    sellerId: we === 'search' ? null : SELLER,
    at: momentOf(at),
    isRefused: answer?.ack === 'NACK',
    isLastTry: again === LAST_TRY,
    subscription: mode,
    isReturn: target === 'item',
    isClosing: told?.issue === 'CLOSED',
  };
}

/** One without an answer of ours has an id of its own. */
function callbackOf(said: LabelledCallback, before: readonly (LabelledRequest | LabelledCallback)[]): ReceivedCallback {
  const { at, they, written = at, answers, of, seller = SELLER, transaction = 'this', error, told } = said;
  const asked = before.findLast(
    (one): one is LabelledRequest => 'we' in one && one.we === answers && one.at <= at && (of ?? one.at) === one.at,
  );
  return {
    action: they,
    messageId: asked === undefined ? `fresh-${they}-${at}` : idOf(asked.we, asked.at - (asked.again ?? 0) * 60),
    transactionId: transaction,
    sellerId: seller,
    at: momentOf(at),
    writtenAt: momentOf(written),
    isError: error !== undefined,
    told: { state: told?.state, fulfilment: told?.fulfilment, cancelReason: told?.reason },
  };
}

const idOf = (action: JourneyAction, at: number) => `${action}-${at}`;

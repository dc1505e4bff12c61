import { errorWords } from './error-words.ts';

/** Who has to do something that it may go on: the farmer, the shop, the network or we. */
export type ErrorActor = 'buyer' | 'seller' | 'network' | 'us';

/** What a code of the network means for the farmer. */
export interface ErrorAdvice {
  readonly actor: ErrorActor;
  /** Whether the same step, unchanged, may work another time. */
  readonly mayRetry: boolean;
  /** Which sentence tells it; codes of one remedy share theirs. */
  readonly text: ErrorText;
}

/** Codes by their remedy: the sentence, who has to act, whether the same step may work again. */
const REMEDIES = [
  ['searchFailed', 'us', false, '10000 10001 10002'],
  ['answerWrong', 'seller', true, '20001 20002 20006 20008'],
  ['noAnswer', 'seller', true, '20009'],
  ['badDetails', 'seller', false, '20000 20003 20004 20005 91001 91003 91010 91019 91021 9000x 910xx'],
  ['wrongNews', 'seller', false, '20007 21001 22502 22503 22508'],
  ['changed', 'seller', false, '21002 21003 22504 22505 22506 22507'],
  ['changed', 'buyer', false, '40007 40008'],
  ['partOnly', 'buyer', false, '22501'],
  ['returnWithdrawn', 'buyer', false, '22509'],
  ['failed', 'us', true, '23001 30022'],
  ['notPossible', 'us', false, '23002 27501 27502 30000 30016 30018 41001 50005 50006 50007'],
  ['notConfirmed', 'seller', true, '25001 30019'],
  ['notConfirmed', 'us', true, '30020'],
  ['gone', 'buyer', false, '30001 30002 30003 30004 30021'],
  ['reason', 'buyer', false, '30005 30012'],
  ['offer', 'buyer', false, '30006 30007'],
  ['notDelivered', 'buyer', false, '30008 30009 30010'],
  ['nobodyFree', 'network', true, '30011 40006'],
  ['cancelLater', 'buyer', true, '30014'],
  ['closed', 'seller', true, '30017'],
  ['tooSmall', 'buyer', false, '30023'],
  ['notOffered', 'buyer', false, '40001'],
  ['tooMany', 'buyer', false, '40002'],
  ['priceGone', 'buyer', true, '40003'],
  ['payment', 'buyer', false, '40004'],
  ['noTracking', 'buyer', false, '40005'],
  ['maximum', 'buyer', false, '40009'],
  ['minimum', 'buyer', false, '40012'],
  ['noCancel', 'buyer', false, '50001'],
  ['noChange', 'buyer', false, '50002 50008'],
  ['noRating', 'buyer', false, '50003'],
  ['noHelp', 'buyer', false, '50004'],
  ['delivery', 'seller', true, '60001 60002 60003 60004 60005 60006 60007 60008 60009 60010 60011 60012'],
  ['delivery', 'seller', true, '62xxx 65xxx 66xxx'],
  ['unknown', 'us', true, 'unknown'],
] as const satisfies readonly (readonly [text: string, actor: ErrorActor, mayRetry: boolean, codes: string])[];

/** A sentence of the namespace `network-errors`. */
export type ErrorText = (typeof REMEDIES)[number][0];

/** Every sentence, for whoever writes them. */
export const ERROR_TEXTS: readonly ErrorText[] = [...new Set(REMEDIES.map(([text]) => text))];

const UNKNOWN: ErrorAdvice = { actor: 'us', mayRetry: true, text: 'unknown' };
const ADVICE: ReadonlyMap<string, ErrorAdvice> = new Map(
  REMEDIES.flatMap(([text, actor, mayRetry, codes]) =>
    codes.split(' ').map((code) => [`error.${code}`, { actor, mayRetry, text }] as const),
  ),
);

/**
 * What a code of the network means for the farmer, whatever a seller may send as one.
 * See docs/domain/open-network.md#errors.
 */
export function errorAdvice(code: string): ErrorAdvice {
  return ADVICE.get(errorWords(code)) ?? UNKNOWN;
}

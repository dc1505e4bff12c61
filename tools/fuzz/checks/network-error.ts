import { NETWORK_ERROR_TYPES } from '@haat/ondc-core';
import type { BadRequest, FuzzAnswer } from '../requests/request.ts';

/** Where other participants of the open network send messages to. */
const NETWORK_ROUTE = 'POST /ondc/{action}';

/**
 * Whether an answer is the open network's NACK: what a participant says is answered in the network's form, once it has
 * reached the call; a misrouted request is answered in ours.
 */
export function isNack({ route }: Pick<BadRequest, 'route'>, { body }: Pick<FuzzAnswer, 'body'>): boolean {
  return route === NETWORK_ROUTE && /^\{"message":\{"ack":\{"status":"NACK"\}\}/.test(body);
}

/** What is wrong with the error of a NACK: a type and a code of the network's, and a sentence. */
export function networkErrorComplaint(error: object): string[] {
  const { type, code, message, ...others } = error as Record<string, unknown>;
  const complaints = [
    ...(NETWORK_ERROR_TYPES.some((known) => known === type) ? [] : [`an unknown type: ${String(type)}`]),
    ...(typeof code === 'string' && /^[1-9]\d{4}$/.test(code) ? [] : [`no code of the network’s: ${String(code)}`]),
    ...(typeof message === 'string' && message.trim() !== '' ? [] : ['a NACK without a sentence']),
  ];
  return [...complaints, ...Object.keys(others).map((name) => `a NACK with what the network does not know: ${name}`)];
}

import type { NetworkError } from '@haat/ondc-core';

/** What another participant's developers are told beside each code. See docs/domain/open-network.md#messages. */
const REFUSALS = {
  '20000': { type: 'JSON-SCHEMA-ERROR', message: 'The catalogue is missing.' },
  '20001': { type: 'CONTEXT-ERROR', message: 'The signature is not valid.' },
  '20003': { type: 'DOMAIN-ERROR', message: 'It is of another provider than was asked.' },
  '20004': { type: 'DOMAIN-ERROR', message: 'It is of another location than was asked.' },
  '20005': { type: 'DOMAIN-ERROR', message: 'Its items are others than were asked for.' },
  '20006': { type: 'CONTEXT-ERROR', message: 'It answers a message of another journey, or of another seller.' },
  '20007': { type: 'DOMAIN-ERROR', message: 'The order cannot have this state now.' },
  '20008': { type: 'DOMAIN-ERROR', message: 'Nothing was asked that this answers, and it does not come unasked now.' },
  '21001': { type: 'DOMAIN-ERROR', message: 'The action is not supported.' },
  '21002': { type: 'DOMAIN-ERROR', message: 'More was quoted than was asked for.' },
  '21003': { type: 'DOMAIN-ERROR', message: 'The quote of an item is not the one that the buyer agreed to.' },
  '22502': { type: 'POLICY-ERROR', message: 'The reason of the cancellation is the buyer’s to give.' },
  '22503': {
    type: 'POLICY-ERROR',
    message: 'The quote has not fallen by what was cancelled, or it is not said by how much.',
  },
  '22504': { type: 'POLICY-ERROR', message: 'The time to deliver is another than was told before.' },
  '22505': { type: 'POLICY-ERROR', message: 'The terms of cancellation are others than were told before.' },
  '22506': { type: 'POLICY-ERROR', message: 'The terms of payment are not those that were asked for.' },
  '22507': { type: 'DOMAIN-ERROR', message: 'The quote is not the one that the buyer agreed to, or does not add up.' },
  '22508': { type: 'POLICY-ERROR', message: 'What is cancelled was not ordered, or it is not said what.' },
  '23001': { type: 'CORE-ERROR', message: 'The registry could not be asked.' },
  '25001': { type: 'DOMAIN-ERROR', message: 'The order was not confirmed in time, and has failed.' },
} as const satisfies Record<string, Omit<NetworkError, 'code'>>;

/** Codes with which a message is refused before anybody works on it. */
export type RefusalCode = keyof typeof REFUSALS;

/** Why a message is refused. @param detail said in place of the code's own text */
export function refusal(code: RefusalCode, detail?: string): NetworkError {
  const { type, message } = REFUSALS[code];
  return { type, code, message: detail ?? message };
}

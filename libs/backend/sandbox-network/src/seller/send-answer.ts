import { signRequest } from '@haat/ondc-core/signing';
import type { NetworkError } from '@haat/ondc-core';
import { contextOfAnswer, type Answer, type Context } from '../wire/message.ts';
import type { SellerParts } from './seller-parts.ts';

/** An answer of this seller app to what was asked, with the moment as it is now. */
export function answerTo(
  asked: Context,
  action: string,
  message: Answer['message'],
  { participant, now }: Pick<SellerParts, 'participant' | 'now'>,
  error?: NetworkError,
): Answer {
  const { subscriber_id: bppId, subscriber_url: bppUri } = participant.subscription;
  const context = contextOfAnswer(asked, { action, bppId, bppUri, now: now() });
  return { context, message, ...(error === undefined ? {} : { error }) };
}

/**
 * Sends an answer to the buyer app, signed; what does not arrive is logged, as nobody is there to tell it to.
 *
 * @param sign changes the signature, for a script that signs badly
 */
export async function sendAnswer(
  answer: Answer,
  { participant, http, log, now }: Pick<SellerParts, 'participant' | 'http' | 'log' | 'now'>,
  sign = signRequest,
): Promise<void> {
  const { bap_uri, action } = answer.context;
  const body = Buffer.from(JSON.stringify(answer));
  const authorization = sign(body, participant.signer, now().getTime());
  try {
    const { status, body: said } = await http.send('POST', `${bap_uri}/${action}`, { authorization }, body);
    if (status !== 200 || said.includes('NACK')) log.warn({ action, status, said }, 'a buyer app refused an answer');
  } catch (error) {
    log.warn({ action, error: String(error) }, 'a buyer app did not answer');
  }
}

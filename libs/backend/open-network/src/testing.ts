import type { Transaction } from '@haat/backend-platform';
import { storeCatalogues, type SentCatalogue } from './catalogue/store-catalogue.ts';

/** What tests of the whole backend reach for past the door. */
export { photoLinks, photoOfLink } from './after-order/photo-links.ts';
export { knowGoods } from './catalogue/known-goods.ts';
export { networkId } from './catalogue/network-id.ts';
export { storeCatalogues } from './catalogue/store-catalogue.ts';
export { readAnswer, readBody } from './transport/message-body.ts';
export { readJourneyLogs } from './transport/journey-log.ts';
export { sendMessage } from './transport/send-message.ts';

/** Takes one catalogue in. @returns what is wrong in it */
export async function storeCatalogue(
  tx: Transaction,
  context: Omit<SentCatalogue, 'catalogue'>,
  catalogue: SentCatalogue['catalogue'],
) {
  const [errors = []] = await storeCatalogues(tx, [{ ...context, catalogue }]);
  return errors;
}

/** What tests of the whole backend reach for past the door. */
export { photoLinks, photoOfLink } from './after-order/photo-links.ts';
export { networkId } from './catalogue/network-id.ts';
export { storeCatalogue } from './catalogue/store-catalogue.ts';
export { readAnswer, readBody } from './transport/message-body.ts';
export { readJourneyLog } from './transport/journey-log.ts';
export { sendMessage } from './transport/send-message.ts';

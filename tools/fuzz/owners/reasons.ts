/*
 * Why a value is not tried with another owner's: reasons that several routes share.
 */

export const GOODS = 'goods, shops and brands are public';
export const WORDS = 'words, which name nothing';
export const CROPS = 'crops, markets and their prices are public';
export const PROOF = 'it is the caller’s credential: its holder is its owner, so there is no other owner’s to try';
export const BEARER = 'it is made at random for one browser and known to it alone: its holder is its owner';
export const OWN_KEY =
  'only our server, which holds the key, can write it: what other callers write is refused as forged, ' +
  'whatever it names';
export const GATEWAYS_KEY =
  'only the gateway, which holds the key, can write it: what other callers write is refused as unsigned, ' +
  'whatever it names';
export const PAGE =
  'the gateway lets every person pay every payment: its page is opened by the id that came with the redirect';
export const READING = 'what there is to read is public';

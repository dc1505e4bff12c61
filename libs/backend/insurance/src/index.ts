export { checkChoices } from './check-choices.ts';
export { pruneChoices } from './insurance-choices.ts';
export { insuranceOffersFor, insuranceOrderFor, needsKyc } from './insurance-offers.ts';
export { insurancePart } from './insurance-part.ts';
export { policiesOf } from './policies.ts';

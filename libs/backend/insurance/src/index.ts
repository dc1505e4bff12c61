export { insuranceArea } from './area.ts';
export { approveClaim, rejectClaim, reportSurvey, takeClaim } from './claims/work-on-claim.ts';
export { payClaims } from './claims/pay-claims.ts';
export { checkChoices } from './check-choices.ts';
export type { InsuranceChoiceRow } from './insurance-choice-row.ts';
export { pruneChoices } from './insurance-choices.ts';
export { boughtProducts, insuranceOffersFor, insuranceOrderFor, needsKyc } from './insurance-offers.ts';
export { unacceptedTerms } from './terms/unaccepted-terms.ts';
export { policiesOf } from './policies.ts';

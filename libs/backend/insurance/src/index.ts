export { insuranceArea } from './area.ts';
export { approveClaim, rejectClaim, reportSurvey, takeClaim } from './claims/work-on-claim.ts';
export { payClaims } from './claims/pay-claims.ts';
export { checkChoices } from './check-choices.ts';
export type { InsuranceChoiceRow } from './insurance-choice-row.ts';
export { pruneChoices } from './insurance-choices.ts';
export { insuranceOffersFor, insuranceOrderFor, needsKyc } from './insurance-offers.ts';
export { policiesOf } from './policies.ts';

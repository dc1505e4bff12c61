/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export {
  groupInsuranceProducts,
  insurancePolicies,
  insurancePremiumEntries,
  insurancePremiumOptions,
  policyNumbers,
  policyReturns,
} from './policies/tables.ts';
export type { InsurerFacts, PolicyRow } from './policies/tables.ts';
export { insuranceTermAcceptances, insuranceTermSheets } from './terms/tables.ts';
export {
  claimNumbers,
  insuranceClaimDecisions,
  insuranceClaimMoves,
  insuranceClaimPayouts,
  insuranceClaimPhotos,
  insuranceClaims,
  insuranceStaff,
  insuranceSurveys,
} from './claims/tables.ts';

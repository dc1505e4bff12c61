/** Pages of the feature insurance. */
export const insurancePaths = {
  insurance: '/insurance',
  insurancePeril: '/insurance/perils/:id',
  policies: '/insurance/policies',
  termSheets: '/insurance/policies/term-sheets',
  policy: '/insurance/policies/:id',
  policyCertificate: '/insurance/policies/:id/certificate.pdf',
  claims: '/insurance/claims',
  newClaim: '/insurance/claims/new',
  claim: '/insurance/claims/:id',
  claimPhoto: '/insurance/claims/:id/photos/:photo',
} as const;

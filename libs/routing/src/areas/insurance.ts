/** Pages of the feature insurance. */
export const insurancePaths = {
  insurance: '/insurance',
  insurancePeril: '/insurance/perils/:id',
  policies: '/insurance/policies',
  policy: '/insurance/policies/:id',
} as const;

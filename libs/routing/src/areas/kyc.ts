/** The identity document that some orders need, and bank accounts on which people are paid. */
export const kycPaths = {
  cartIdKyc: '/cart/kyc/id',
  insuranceKyc: '/insurance/kyc',
  insuranceKycId: '/insurance/kyc/id',
  identityDocumentPhoto: '/insurance/kyc/id/photo',
  bankAccounts: '/insurance/kyc/banks',
  newBankAccount: '/insurance/kyc/banks/new',
  bankAccount: '/insurance/kyc/banks/:id',
} as const;

/** The identity document that some orders need. */
export const kycPaths = {
  cartIdKyc: '/cart/kyc/id',
} as const;

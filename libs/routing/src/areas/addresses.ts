/** Delivery addresses. */
export const addressesPaths = {
  addresses: '/addresses',
  newAddress: '/address/new',
  editAddress: '/address/:id/edit',
} as const;

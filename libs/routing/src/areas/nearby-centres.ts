/** Shops and distribution centres near a place. */
export const nearbyCentresPaths = {
  centres: '/dcs',
  nearbyCentres: '/nearby-dcs',
} as const;

/** Choosing a place. */
export const locationPaths = {
  location: '/location',
} as const;

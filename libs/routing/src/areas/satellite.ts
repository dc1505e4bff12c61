/** Pages of the feature satellite. */
export const satellitePaths = {
  satellite: '/prakshep',
} as const;

/** Pages of the feature geotags. */
export const geotagsPaths = {
  geotagTasks: '/geotag-campaign',
} as const;

/**
 * The work that places come from and its licence, which asks that both are named where the data is shown. Names of
 * their own, so the same in each language. See NOTICE.
 */
export const PLACES_SOURCE = {
  directory: 'All India Pincode Directory, data.gov.in',
  licence: 'Government Open Data License – India',
} as const;

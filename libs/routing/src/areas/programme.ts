/** Pages of the card programme. */
export const programmePaths = {
  programme: '/shri-program',
  programmeApply: '/shri-program/apply',
  programmeActivation: '/shri-program/activation',
} as const;

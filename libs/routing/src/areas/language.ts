/** Choosing a language. */
export const languagePaths = {
  language: '/language',
} as const;

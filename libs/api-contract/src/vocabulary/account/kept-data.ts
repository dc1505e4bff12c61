/** For what data of a person are kept, as `/privacy` tells it. See docs/domain/identity.md#consents. */
export const KEPT_DATA_PURPOSES = [
  'account',
  'orders',
  'network',
  'money',
  'photos',
  'farm',
  'insurance',
  'questions',
  'services',
  'agents',
  'security',
] as const;
/** For what data of a person are kept. */
export type KeptDataPurpose = (typeof KEPT_DATA_PURPOSES)[number];

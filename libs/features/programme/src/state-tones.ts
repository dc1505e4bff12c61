import type { ProgrammeState } from '@haat/api-contract/vocabulary';
import type { BadgeProps } from '@haat/ui-kit';

/** Colour beside each state's words. */
export const STATE_TONES: Readonly<Record<ProgrammeState, BadgeProps['tone']>> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  APPROVED: 'info',
  REJECTED: 'danger',
  ISSUED: 'warning',
  ACTIVE: 'success',
  EXPIRED: 'neutral',
};

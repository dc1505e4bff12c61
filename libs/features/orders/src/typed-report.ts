import type { ISSUE_REASONS } from '@haat/api-contract/vocabulary';

/** What can be complained of, and about which goods. */
export interface ReportView {
  /** Of a seller of the open network, who has to answer sooner. */
  readonly isOfNetwork: boolean;
  readonly reasons: readonly (typeof ISSUE_REASONS)[number][];
  readonly lines: readonly { readonly variantId: string; readonly name: string }[];
}

/** A complaint as it was typed. */
export interface TypedReport {
  readonly reason: string;
  readonly variantId: string;
  readonly note: string;
}

/** A field of a complaint in which something is wrong. */
export type ReportProblem = 'reason' | 'line' | 'photo';

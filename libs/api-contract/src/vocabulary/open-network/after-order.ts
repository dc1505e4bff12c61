/**
 * What has come of something that a seller of the open network was asked: it has not answered yet, did not agree, or
 * never answered. See docs/domain/open-network.md#after-the-confirmation.
 */
export const NETWORK_REQUEST_STATES = ['asked', 'refused', 'unanswered'] as const;
/** What has come of something that a seller was asked. */
export type NetworkRequestState = (typeof NETWORK_REQUEST_STATES)[number];

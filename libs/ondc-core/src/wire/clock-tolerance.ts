/** How far another participant's clock may be from ours. See docs/domain/open-network.md#signatures. */
export const CLOCK_TOLERANCE_MS = 10_000;

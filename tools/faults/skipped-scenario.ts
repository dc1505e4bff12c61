/** A scenario that cannot be run here; the message says why. */
export class SkippedScenario extends Error {}

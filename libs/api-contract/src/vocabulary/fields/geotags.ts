/** States of a geotag task. See docs/domain/fields.md#geotag-tasks. */
export const GEOTAG_TASK_STATES = ['PENDING', 'ONGOING', 'DONE', 'CANCELLED'] as const;
/** A state of a geotag task. */
export type GeotagTaskState = (typeof GEOTAG_TASK_STATES)[number];

/** Who changes a geotag task: the farmer, a person who reviews reasons, or the system and operators. */
export const GEOTAG_ACTORS = ['farmer', 'reviewer', 'system'] as const;
/** Who changes a geotag task. */
export type GeotagActor = (typeof GEOTAG_ACTORS)[number];

/** Why a photo does not prove that its field was visited, in the order in which it is looked at. */
export const GEOTAG_PROBLEMS = [
  'no-place',
  'false-clock',
  'old-photo',
  'inexact',
  'elsewhere',
  'photo-elsewhere',
] as const;
/** Why a photo does not prove that its field was visited. */
export type GeotagProblem = (typeof GEOTAG_PROBLEMS)[number];

/** Why a farmer cannot send a photo with its place from the field. */
export const GEOTAG_REASONS = ['no-place', 'cannot-reach', 'wrong-boundary', 'not-mine', 'other'] as const;
/** Why a farmer cannot send a photo with its place from the field. */
export type GeotagReason = (typeof GEOTAG_REASONS)[number];

/** Why a person who reviews a reason hands the task back. */
export const GEOTAG_HAND_BACKS = ['photo-needed', 'photo-unclear', 'other-field', 'reason-unclear'] as const;
/** Why a person who reviews a reason hands the task back. */
export type GeotagHandBack = (typeof GEOTAG_HAND_BACKS)[number];

/** Letters of what a farmer writes beside a reason. */
export const LONGEST_GEOTAG_NOTE = 300;
/** Letters of a campaign's title in one language. */
export const LONGEST_GEOTAG_TITLE = 80;
/** Days for which a photo that was taken in time may still come from a phone without a network. */
export const GEOTAG_GRACE_DAYS = 7;
/** Metres of accuracy beyond which a place proves nothing: docs/domain/fields.md#at-a-field. */
export const WORST_GEOTAG_ACCURACY = 100;

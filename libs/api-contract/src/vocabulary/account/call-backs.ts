/** What a person can ask to be called about. See docs/domain/identity.md#calls-back. */
export const CALL_BACK_TOPICS = ['order', 'money', 'crop', 'insurance', 'app', 'other'] as const;
/** What a person asks to be called about. */
export type CallBackTopic = (typeof CALL_BACK_TOPICS)[number];

/** When a person can be called. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
/** When a person can be called. */
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Calls that a person may ask for in 24 hours. */
export const MOST_CALL_BACKS = 3;

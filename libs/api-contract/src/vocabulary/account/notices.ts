/** What notices are about; each can be switched off by itself. See docs/domain/application.md#notices-by-topic. */
export const NOTICE_TOPICS = ['order', 'answer', 'price-alert', 'claim', 'booking'] as const;
/** What a notice is about. */
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

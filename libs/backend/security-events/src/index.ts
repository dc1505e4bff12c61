export { securityEventsArea } from './area.ts';
export { findSecurityEvents } from './find-security-events.ts';
export { tryRecordSecurityEvent, recordSecurityEvent } from './record-security-event.ts';
export type { SecurityEvent } from './record-security-event.ts';
export { eventsSince } from './events-since.ts';

/** What is measured, and that nothing of it says who a person is. */
export { EVENTS, EVENTS_OF_PAGES } from './catalogue.ts';
export type { AnalyticsEvent, EventName } from './catalogue.ts';
export { defineEvent } from './define-event.ts';
export type { EventDefinition, EventOf, Properties } from './define-event.ts';
export { choice, count, errorCode, flag, route } from './property-kinds.ts';
export type { PropertyKind, PropertyValue, ValueOf } from './property-kinds.ts';
export { readEvent } from './read-event.ts';

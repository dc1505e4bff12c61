/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { installation } from './database/tables.ts';
export { outbox, jobLeases } from './events/tables.ts';
export { rateLimits } from './http/rate-limits/tables.ts';

import type { AgentAct, AgentPurpose, ConsentSpan } from '@haat/api-contract/vocabulary';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';

/** Who revoked a consent, and how. */
export type RevokedBy = 'farmer' | 'link' | 'support';

/** Consents that were asked for; each has the id of its one-time code, and is given by that code alone. */
export const agentConsentRequests = pgTable(
  'agent_consent_requests',
  {
    id: uuid().primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => users.id),
    /** Ten digits: where the code went. */
    phoneNumber: text('phone_number').notNull(),
    purposes: jsonb().$type<AgentPurpose[]>().notNull(),
    lasts: text().$type<ConsentSpan>().notNull(),
    /** For a farmer who is new; empty when not told. */
    farmerName: text('farmer_name').notNull(),
    /** Who stands for a farmer without a phone; null for one with. */
    standInName: text('stand_in_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('agent_consent_requests_time').on(table.createdAt)],
);

/** What farmers let agents do. See docs/domain/agents.md#consent. */
export const agentConsents = pgTable(
  'agent_consents',
  {
    id: uuid().primaryKey(),
    farmerId: uuid('farmer_id')
      .notNull()
      .references(() => users.id),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => users.id),
    purposes: jsonb().$type<AgentPurpose[]>().notNull(),
    /** Who told the code for a farmer without a phone; null: the farmer did. */
    standInName: text('stand_in_name'),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    /** At this moment it is over. */
    until: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedBy: text('revoked_by').$type<RevokedBy>(),
  },
  (table) => [
    index('agent_consents_pair').on(table.agentId, table.farmerId, table.givenAt),
    index('agent_consents_farmer').on(table.farmerId, table.givenAt),
  ],
);

/** What agents did for farmers. See docs/domain/agents.md#acts. */
export const agentActs = pgTable(
  'agent_acts',
  {
    id: uuid().primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => users.id),
    farmerId: uuid('farmer_id')
      .notNull()
      .references(() => users.id),
    act: text().$type<AgentAct>().notNull(),
    /** Id of what it was done to; null without one. */
    subject: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null while the request is not answered; what was refused is deleted. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('agent_acts_pair').on(table.farmerId, table.agentId, table.at),
    index('agent_acts_unanswered').on(table.answeredAt, table.at),
  ],
);

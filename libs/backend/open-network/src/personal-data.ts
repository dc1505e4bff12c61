import type { PersonalTable } from '@haat/backend-platform/area';
import { eraseUnorderedJourneys, eraseUnorderedMessages } from './journey/erase-unordered.ts';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'network_carts', person: 'owner', keeps: 'What a person means to buy from sellers of the open network.' },
  {
    table: 'network_journeys',
    person: 'farmer_id',
    keeps:
      'What a farmer asked sellers of the open network for, with the address, encrypted; for 30 days where nothing ' +
      'was ordered.',
    keptAfterErasure: 'Of what was ordered: as long as the order.',
    keptRecord: 'network',
    erase: eraseUnorderedJourneys,
  },
  {
    table: 'network_messages',
    person: 'farmer_id',
    keeps:
      'What was said with sellers of the open network of what a farmer asked for and ordered, to the byte, ' +
      'encrypted: for 30 days where nothing was ordered, else for a year.',
    keptAfterErasure: 'Of what was ordered, until their year is over: they prove what was agreed, paid and given back.',
    keptRecord: 'network',
    erase: eraseUnorderedMessages,
  },
];

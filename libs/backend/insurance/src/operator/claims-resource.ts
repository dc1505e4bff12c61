import { CLAIM_STATES, PERILS } from '@haat/api-contract/vocabulary';
import { personFields, phoneFilter, withPeople } from '@haat/backend-identity';
import {
  CARERS,
  choiceFilter,
  referenceFilter,
  sinceFilter,
  textFilter,
  untilFilter,
} from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';
import { insuranceClaims } from '../claims/tables.ts';

/** Claims at the desk: where they stand, and nothing of what was told. Surveyors and insurers decide elsewhere. */
export const claimsResource: OperatorResource = {
  name: 'claims',
  read: CARERS,
  source: { table: insuranceClaims, key: insuranceClaims.id, isUuid: true },
  sort: { field: 'filed_at', order: 'desc' },
  fields: {
    number: { kind: 'text', column: insuranceClaims.number, isSortable: true },
    filed_at: { kind: 'time', column: insuranceClaims.filedAt, isSortable: true },
    state: { kind: 'choice', choices: CLAIM_STATES, column: insuranceClaims.state },
    peril: { kind: 'choice', choices: PERILS, column: insuranceClaims.peril },
    loss_day: { kind: 'day', column: insuranceClaims.lossDay },
    deadline: { kind: 'time', column: insuranceClaims.deadline },
    ...personFields('farmer', insuranceClaims.farmerId),
    cover: { kind: 'rupees', column: insuranceClaims.coverPaise, isDetail: true },
    surveyor_id: { kind: 'reference', reference: 'users', column: insuranceClaims.surveyorId, isDetail: true },
    taken_at: { kind: 'time', column: insuranceClaims.takenAt, isDetail: true },
    appeals: { kind: 'number', column: insuranceClaims.appeals, isDetail: true },
  },
  filters: {
    number: textFilter(insuranceClaims.number, 40),
    phone: phoneFilter(insuranceClaims.farmerId),
    farmer_id: referenceFilter(insuranceClaims.farmerId, 'users'),
    state: choiceFilter(insuranceClaims.state, CLAIM_STATES),
    peril: choiceFilter(insuranceClaims.peril, PERILS),
    since: sinceFilter(insuranceClaims.filedAt),
    until: untilFilter(insuranceClaims.filedAt),
  },
  complete: (dependencies, rows) => withPeople(dependencies, rows, 'farmer'),
};

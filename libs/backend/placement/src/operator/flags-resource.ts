import { FLAG_KEYS } from '@haat/api-contract/vocabulary';
import { OPERATORS } from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';

/**
 * Feature flags as they stand. None is a switch of its own: credit follows a lender and the shops that are financed,
 * which are changed there, and coupons the configuration. See docs/domain/application.md#feature-flags.
 */
export const flagsResource: OperatorResource = {
  name: 'flags',
  read: OPERATORS,
  source: {
    rows: (_executor, { adapters, configuration: { couponsOn } }) => {
      const isOn = { CR: adapters.creditLender.lender !== null, CP: couponsOn };
      const decidedBy = { CR: 'financed-shops', CP: 'configuration' };
      return Promise.resolve(
        FLAG_KEYS.map((key) => ({ id: key, key, is_enabled: isOn[key], decided_by: decidedBy[key] })),
      );
    },
  },
  sort: { field: 'key', order: 'asc' },
  fields: {
    key: { kind: 'choice', choices: FLAG_KEYS },
    is_enabled: { kind: 'boolean' },
    decided_by: { kind: 'choice', choices: ['financed-shops', 'configuration'] },
  },
  filters: {},
};

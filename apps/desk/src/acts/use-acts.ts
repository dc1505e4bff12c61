import type { MoneyActView } from '@haat/api-contract';
import { useResource } from '../layout/desk-context.ts';

/** What waits, as support's route says it, or as the desk's resource does. */
export interface ActsAnswer {
  readonly results?: readonly MoneyActView[];
  readonly data?: readonly MoneyActView[];
}

/** Where acts that wait for a second person are read and decided: of operators in the desk's own resource. */
export function useActs() {
  const isResource = useResource('acts') !== undefined;
  return isResource
    ? {
        path: '/operator/v1/acts?state=waiting&per_page=100',
        decide: (id: string, decision: string) => `/operator/v1/acts/${id}/actions/${decision}`,
        body: { body: { input: {} } },
      }
    : {
        path: '/support/v1/acts',
        decide: (id: string, decision: string) => `/support/v1/acts/${id}/${decision}`,
        body: {},
      };
}

/** The acts of an answer. */
export function actsOf({ results, data }: ActsAnswer): readonly MoneyActView[] {
  return results ?? data ?? [];
}

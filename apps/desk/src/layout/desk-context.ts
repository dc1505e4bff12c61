import { createContext, useContext } from 'react';
import type { OperatorResource, OperatorResources } from '@haat/api-contract/operator';

/** What the person may see and do, and how the desk is left. */
export interface DeskFacts extends OperatorResources {
  readonly onLock: () => void;
  readonly onSignOut: () => void;
}

/** Holds the facts for every screen. */
export const DeskContext = createContext<DeskFacts | null>(null);

/** What the person may see and do. */
export function useDesk(): DeskFacts {
  const facts = useContext(DeskContext);
  if (facts === null) throw new Error('no desk around this');
  return facts;
}

/** A resource as the person may see it; undefined for one that is not theirs. */
export function useResource(name: string): OperatorResource | undefined {
  return useDesk().resources.find((resource) => resource.name === name);
}

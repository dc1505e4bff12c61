import { tellEvent } from '@haat/app-context';

/** Tells that this page is read aloud; loaded with the first press where the reader agreed to be measured. */
export function tellReadAloud(): void {
  tellEvent(true, { name: 'read_aloud', properties: { route: location.pathname } });
}

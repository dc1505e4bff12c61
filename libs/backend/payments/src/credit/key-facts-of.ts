import type { CreditKeyFacts } from '@haat/api-contract';
import { keyFacts } from '@haat/order-core';
import type { CreditLender, CreditTerms } from '@haat/order-core';
import { createHash } from 'node:crypto';

const VERSION_LENGTH = 16;

/** The Key Facts Statement of a lender's terms; its version changes with whatever it says. */
export function keyFactsOf(lender: CreditLender, terms: CreditTerms): CreditKeyFacts {
  const facts = keyFacts(lender, terms);
  const version = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, VERSION_LENGTH);
  return { version, ...facts };
}

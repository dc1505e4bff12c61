import type { UserRow } from './tables.ts';

/**
 * Number at which a person is reached, ten digits: their own; of a farmer without a phone that of the person who stands
 * for them. See docs/domain/agents.md#a-farmer-without-a-phone.
 */
export function reachableNumber({
  phoneNumber,
  contactNumber,
}: Pick<UserRow, 'phoneNumber' | 'contactNumber'>): string {
  return phoneNumber ?? contactNumber ?? '';
}

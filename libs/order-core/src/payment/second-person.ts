/** From this amount on a second person of support confirms what the first one wants, whole paise: ₹5,000.00. */
const SECOND_PERSON_PAISE = 500_000;

/** Whether an act with money needs a second person of support. See docs/domain/ledger.md#second-person. */
export function needsSecondPerson(amountPaise: number): boolean {
  return amountPaise >= SECOND_PERSON_PAISE;
}

import type { Dependencies } from '@haat/backend-platform';
import { CARERS, maskName, maskPhone } from '@haat/backend-platform/operator';
import type { OperatorField, OperatorFilter, OperatorValues } from '@haat/backend-platform/operator';
import { eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { reachableNumber } from '../users/reachable-number.ts';
import { userWithPhoneNumber } from '../users/user-with-phone-number.ts';
import { usersOfIds } from '../users/users-of-ids.ts';

/** Fields of a desk that say who a record is about: the person's id stands in a column, the rest is masked. */
export function personFields<Name extends string>(name: Name, column: AnyPgColumn): Record<string, OperatorField> {
  return {
    [`${name}_id`]: { kind: 'reference', reference: 'users', column },
    [`${name}_name`]: { kind: 'text', isDerived: true, personal: { mask: maskName, unmask: CARERS } },
    [`${name}_phone`]: { kind: 'text', isDerived: true, personal: { mask: maskPhone, unmask: CARERS } },
  };
}

/** Adds the names and numbers of the people whom rows are about, for `personFields`. */
export async function withPeople(
  { database }: Pick<Dependencies, 'database'>,
  rows: readonly OperatorValues[],
  name: string,
): Promise<readonly OperatorValues[]> {
  const ids = rows.flatMap((row) => (typeof row[`${name}_id`] === 'string' ? [row[`${name}_id`] as string] : []));
  const people = await usersOfIds(database, ids);
  return rows.map((row) => {
    const person = people.get(String(row[`${name}_id`]));
    return {
      ...row,
      [`${name}_name`]: person?.fullName ?? null,
      [`${name}_phone`]: person === undefined ? null : reachableNumber(person),
    };
  });
}

/** Records about the person who has this mobile number, whole: part of a number finds nobody. */
export function phoneFilter(column: AnyPgColumn): OperatorFilter {
  return {
    kind: 'text',
    isPersonal: true,
    pattern: /^\d{10}$/,
    where: async (phoneNumber: string, { database }) => {
      const user = await userWithPhoneNumber(database, phoneNumber);
      return user === null ? inArray(column, []) : eq(column, user.id);
    },
  };
}

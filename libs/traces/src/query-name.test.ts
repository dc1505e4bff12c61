import { expect, it } from 'vitest';
import { queryName } from './query-name.ts';

it.each([
  ['select "id" from "orders" where "id" = $1', 'SELECT', 'orders'],
  ['insert into "users" ("phone_number") values ($1)', 'INSERT', 'users'],
  ['update "carts" set "items" = $1', 'UPDATE', 'carts'],
  ['delete from "otp_requests"', 'DELETE', 'otp_requests'],
  ['with due as (select 1 from "outbox") select * from due', 'WITH', 'outbox'],
  ['begin', 'BEGIN', null],
  ["select set_config('x', '9822012345', true)", 'SELECT', null],
  ["notify events, 'Ramesh'", 'NOTIFY', null],
  ["'9822012345'", 'OTHER', null],
  ['', 'OTHER', null],
])('of %j only the operation and the table are told', (text, operation, table) => {
  expect(queryName(text)).toEqual({ operation, table });
});

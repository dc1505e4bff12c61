/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export {
  sandboxGatewayOrders,
  sandboxGatewayPayments,
  sandboxGatewayRefunds,
  sandboxGatewayWebhooks,
} from './gateway/tables.ts';
export { sandboxMessages } from './sms/tables.ts';

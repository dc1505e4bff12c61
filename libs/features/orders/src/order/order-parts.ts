/** What an order's page has below how it stands: one file that comes to the phone with the first touch. */
export { CancelPart } from './cancel-part.tsx';
export { OrderCases } from './order-cases.tsx';
export { OrderDetails, OrderShop } from './order-details.tsx';
export { OrderDoors } from './order-doors.tsx';
export { ReorderPart } from './reorder-part.tsx';

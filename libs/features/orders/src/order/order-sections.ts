/** What an order's page has below how it stands: one file that comes to the phone with the first touch. */
export { ArrivalQuestion } from './arrival-question.tsx';
export { CancelSection } from './cancel-section.tsx';
export { OrderClock } from './order-clock.tsx';
export { OrderCases } from './order-cases.tsx';
export { OrderDetails, OrderShop } from './order-details.tsx';
export { OrderLinks } from './order-links.tsx';
export { ReorderSection } from './reorder-section.tsx';

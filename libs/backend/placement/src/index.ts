export { flagsModule } from './flags/flags.module.ts';
export { afterOrderModule } from './orders/after-order.module.ts';
export { ownOrder } from './orders/find-orders.ts';
export { ordersModule } from './orders/orders.module.ts';
export type { Orderer } from './orders/place-order.ts';
export { servicesModule } from './services/services.module.ts';

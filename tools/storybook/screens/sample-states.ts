import type {
  Availability,
  CartView,
  Flags,
  Order,
  OrderSummary,
  Paged,
  Product,
  StepUp,
  User,
} from '@haat/api-contract';
import type { StoryAnswer } from '../market/story-answers.ts';

/** No shop serves the place. */
export function withoutShops(answer: Availability): Availability {
  return { ...answer, vendor_details: [] };
}

/** Credit is given at the place, and the farmer is enrolled. */
export function creditGiven(flags: Flags): Flags {
  return { ...flags, CR: { is_enabled: true, is_enrolled: true } };
}

/** A guest's cart: no address and no name. */
export function guestCart(cart: CartView): CartView {
  return { ...cart, address_id: null, pickup_person: null };
}

/** The cart is to be collected at the shop. */
export function collectedCart(cart: CartView): CartView {
  return {
    ...cart,
    delivery_type: 'pickup_from_store',
    address_id: null,
    ...(cart.bill && { bill: { ...cart.bill, delivery_fee: 0, total: cart.bill.total - cart.bill.delivery_fee } }),
  };
}

/**
 * Of the first thing in the cart the shop has less than is wanted, and the second costs more than when it was added.
 */
export function cartWithProblems(cart: CartView): CartView {
  const lines = cart.lines.map((line, index) =>
    index === 0
      ? { ...line, problem: 'not_enough_stock' as const, quote: { ...line.quote, stock: 1 } }
      : { ...line, problem: 'price_changed' as const, price_when_added: line.price_when_added - 20 },
  );
  return { ...cart, lines };
}

/** The shop neither brings the goods to the place nor hands them over near it. */
export function unservedCart(cart: CartView): CartView {
  return { ...cart, delivery_choices: [], bill: null };
}

/** Nothing is in the cart; what another shop's goods replaced can be brought back. */
export function parkedCart(cart: CartView): CartView {
  const until = new Date(Date.now() + 20 * 3_600_000).toISOString();
  return {
    ...emptiedCart(cart),
    parked: { vendor_name: cart.vendor?.vendor_details.name ?? '', count: cart.count, until },
  };
}

/** Nothing is in the cart. */
export function emptiedCart(cart: CartView): CartView {
  return { ...cart, lines: [], vendor: null, bill: null, count: 0, address_id: null, delivery_choices: [] };
}

/** Orders that are brought, delivered and given up. */
export function ordersInMixedStates(page: Paged<OrderSummary>): Paged<OrderSummary> {
  const statuses = ['OUT_FOR_DELIVERY', 'DELIVERED', 'USER_CANCELLED'] as const;
  return {
    ...page,
    results: page.results.map((order, index) => ({ ...order, status: statuses[index] ?? order.status })),
  };
}

/** The newest order waits for its money, and can be paid. */
export function newestUnpaid(page: Paged<OrderSummary>): Paged<OrderSummary> {
  const payBy = ({ created_at }: OrderSummary) => new Date(Date.parse(created_at) + 15 * 60_000).toISOString();
  const unpaid = (order: OrderSummary): OrderSummary => ({
    ...order,
    status: 'PENDING',
    payment: { kind: 'pay-now', state: 'open', paid: 0, pay_by: payBy(order), can_pay: true },
  });
  return { ...page, results: page.results.map((order, index) => (index === 0 ? unpaid(order) : order)) };
}

/** More orders than one page holds; the second page is on its way. */
export function manyOrders(page: Paged<OrderSummary> | undefined): Paged<OrderSummary> | Promise<never> {
  return page ? { ...page, count: 46, next: 'page=2' } : new Promise(() => undefined);
}

const ON_THE_WAY = ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** The order has come as far as a status, a quarter of an hour each. */
export function orderAt(last: (typeof ON_THE_WAY)[number]): (order: Order) => Order {
  return (order) => {
    const reached = ON_THE_WAY.slice(0, ON_THE_WAY.indexOf(last) + 1);
    const began = Date.parse(order.created_at);
    const history = reached.map((status, index) => ({
      status,
      at: new Date(began + (index + 1) * 5 * 60_000).toISOString(),
      reason: null,
    }));
    return { ...order, status: last, history: [...order.history, ...history], can_cancel: last === 'VENDOR_CONFIRMED' };
  };
}

/** The first product is sold out at the shop. */
export function firstSoldOut(page: Paged<Product>): Paged<Product> {
  return { ...page, results: page.results.map((product, index) => (index === 0 ? soldOut(product) : product)) };
}

/** The product is sold out at the shop. */
export function soldOut<Goods extends Product>(product: Goods): Goods {
  const outOfStock = <Quote extends { stock: number }>(quotes: Quote[]): Quote[] =>
    quotes.map((quote) => ({ ...quote, stock: 0 }));
  return {
    ...product,
    inventory_set: outOfStock(product.inventory_set),
    product_variants: product.product_variants.map((variant) => ({
      ...variant,
      vendor_quotes: outOfStock(variant.vendor_quotes),
    })),
  };
}

/** A user who has told no name yet. */
export function withoutName(user: User): User {
  return { ...user, full_name: '' };
}

/** What the service says of a step-up: whether one is due is all that matters where it only leads there. */
export function stepUpThat(status: StepUp['status']): StoryAnswer {
  return () => ({ status, tries_left: 3, shops: [], products: [] }) satisfies StepUp;
}

import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '@haat/api-contract/vocabulary';
import { orderRow, orderView } from './order.presenter.ts';
import { SAMPLE_ORDER as order } from './sample-order.ts';

const paying = { kind: 'pay-now', paid: 0 } as const;

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const presenterContext = { t, language: 'en', now: new Date('2026-11-21T06:00:00Z') };

describe('an order in words', () => {
  it('bills the goods at the price on the pack, as their page showed them', () => {
    const [line] = order.lines;
    const lines = line ? [{ ...line, quantity: 1, price: 224, discount: 14, mrp: 225 }] : [];
    const { rows, total } = orderView(presenterContext, {
      ...order,
      lines,
      price: 224,
      discount: 14,
      total_price: 240,
    }).bill;
    expect(rows.map(({ amount }) => amount)).toEqual(['₹225.00', '−₹15.00', '₹30.00']);
    expect(total).toBe('₹240.00');
  });

  it('says how it stands and when it comes', () => {
    const words = orderView(presenterContext, order);
    expect(words.status).toEqual({
      title: 'order:status.VENDOR_CONFIRMED',
      next: 'order:next.homeBy order:day.tomorrow',
      tone: 'success',
    });
    expect(words.steps.map(({ title, state }) => [title, state])).toEqual([
      ['order:step.placed', 'done'],
      ['order:step.confirmed', 'done'],
      ['order:underway.ready', 'now'],
      ['order:step.out-for-delivery', 'later'],
      ['order:step.delivered', 'later'],
    ]);
    expect(words.steps.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('10:12'),
      expect.stringContaining('10:20'),
      '',
      '',
      '',
    ]);
    expect(words.bill).toEqual({
      rows: [
        { label: 'order:bill.goods', amount: '₹3,100.00' },
        { label: 'order:bill.saving', amount: '−₹160.00', tone: 'saving' },
        { label: 'order:bill.delivery', amount: '₹30.00' },
      ],
      total: '₹2,970.00',
    });
    expect(words.payment).toEqual({
      notice: null,
      line: 'order:pay.atDelivery ₹2,970.00',
      payLabel: null,
      isPending: false,
    });
  });

  it.each(
    ORDER_STATUSES.flatMap((status) => [
      { status, type: 'home_delivery' as const },
      { status, type: 'pickup_from_store' as const },
    ]),
  )('has words for $status, $type', ({ status, type }) => {
    const words = orderView(presenterContext, { ...order, status, type, promised_on: null, history: [] });
    expect(words.status.title).not.toBe('');
    expect(words.status.next).not.toBe('');
    expect(words.steps).not.toEqual([]);
  });

  it('shows no code and asks for no money once it has ended', () => {
    expect(
      orderView(presenterContext, { ...order, type: 'pickup_from_store', status: 'USER_CANCELLED' }),
    ).toMatchObject({
      pickupCode: null,
      payment: { notice: null, line: null, payLabel: null },
    });
  });

  it.each(['open', 'failed'] as const)(
    'says of a prebooking whose payment is %s that its money is waited for, not its day',
    (state) => {
      const unpaid = {
        ...order,
        status: 'PRE_ORDER' as const,
        is_prebook: true,
        history: [{ status: 'PRE_ORDER' as const, at: '2026-11-21T04:42:00Z', reason: null }],
        payment: { ...paying, state, pay_by: null, can_pay: true },
      };
      expect(orderView(presenterContext, unpaid).steps.find(({ state: at }) => at === 'now')?.title).toBe(
        'order:underway.paid',
      );
    },
  );

  it('names the first product and how many more', () => {
    expect(orderRow(presenterContext, order)).toMatchObject({
      what: 'NPK order:list.moreItems 1',
      total: '₹2,970.00',
      date: 'Order:day.today',
      payLabel: null,
    });
  });

  it.each([
    {
      name: 'waits for its money',
      payment: { state: 'open', pay_by: '2026-11-21T06:10:00Z', can_pay: true },
      status: { title: 'order:pay.open', next: expect.stringMatching(/^order:pay\.payBy .*11:40/), tone: 'warning' },
      payLabel: 'order:pay.now',
    },
    {
      name: 'waits for its advance',
      payment: { state: 'open', pay_by: null, can_pay: true },
      status: { title: 'order:pay.open', next: 'order:next.payFirst' },
      payLabel: 'order:pay.now',
    },
    {
      name: 'has waited too long',
      payment: { state: 'open', pay_by: '2026-11-21T05:50:00Z', can_pay: false },
      status: { title: 'order:pay.open', next: 'order:pay.expired' },
      payLabel: null,
    },
    {
      name: 'has no answer yet',
      payment: { state: 'pending', pay_by: '2026-11-21T06:10:00Z', can_pay: false },
      status: { title: 'order:pay.pending', next: 'order:pay.pendingText', tone: 'info' },
      payLabel: null,
    },
    {
      name: 'was not paid',
      of: 'PAYMENT_FAILED',
      payment: { state: 'failed', pay_by: null, can_pay: true },
      status: { title: 'order:status.PAYMENT_FAILED', next: 'order:next.payment', tone: 'danger' },
      payLabel: 'order:pay.again',
    },
    {
      name: 'was not paid in two attempts',
      of: 'PAYMENT_FAILED',
      payment: { state: 'failed', pay_by: null, can_pay: false },
      status: { title: 'order:status.PAYMENT_FAILED', next: 'order:next.unpayable', tone: 'danger' },
      payLabel: null,
    },
    {
      name: 'was booked ahead and not paid',
      of: 'PRE_ORDER',
      payment: { state: 'failed', pay_by: null, can_pay: true },
      status: { title: 'order:pay.failed', next: 'order:next.notKept order:next.keptAnew', tone: 'danger' },
      payLabel: 'order:pay.again',
    },
    {
      name: 'is paid',
      of: 'SUCCESS',
      payment: { state: 'paid', pay_by: null, can_pay: false },
      status: { title: 'order:status.SUCCESS' },
      payLabel: null,
    },
  ] as const)(
    'says in the list that an order $name, and whether it can be paid there',
    ({ payment, status, payLabel, of }) => {
      const row = orderRow(presenterContext, { ...order, status: of ?? 'PENDING', payment: { ...paying, ...payment } });
      expect(row).toMatchObject({ status, payLabel });
    },
  );
});

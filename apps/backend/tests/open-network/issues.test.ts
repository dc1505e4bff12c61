import { randomUUID } from 'node:crypto';
import { photoOfLink } from '@haat/backend-open-network/testing';
import { sendPhoto, testDatabases } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAfterOrderMarket, type AfterOrderMarket } from './after-order-market.ts';
import { ENOUGH_MS, type ConfirmedOrder } from './confirmed-order.ts';

const SOON = { timeout: ENOUGH_MS };

describe.each(testDatabases(import.meta.filename))('complaints of orders of the open network, on $name', (on) => {
  let market: AfterOrderMarket;
  beforeAll(async () => (market = await startAfterOrderMarket(on)), 120_000);
  afterAll(() => market?.close());
  const order: AfterOrderMarket['order'] = (options) => market.order(options);
  const delivered: AfterOrderMarket['delivered'] = (options) => market.delivered(options);
  const tell: AfterOrderMarket['tell'] = (...said) => market.tell(...said);

  it('sends a complaint, shows the answer, and closes it', async () => {
    const one = await delivered();
    const opened = await one.call('issues', { reason: 'ITM01', variant_id: one.variantId, note: 'One is missing' });
    const [issue] = opened.body.issues as { id: string; opened_at: string; answer_by: string }[];
    expect(Date.parse(issue!.answer_by) - Date.parse(issue!.opened_at)).toBe(7_200_000);
    await expect.poll(() => one.messages('received', 'on_issue'), SOON).toHaveLength(1);
    await one.advance(1, issue!.id);
    const answered = { status: 'ANSWERED', answer: 'The money for the goods goes back (sandbox)' };
    await expect.poll(async () => (await one.shown()).issues, SOON).toMatchObject([answered]);
    expect((await one.call(`issues/${issue!.id}/close`)).status).toBe(200);
    await expect.poll(() => one.sent('issue'), SOON).toHaveLength(2);
    const [first, last] = (await one.sent('issue')).map(({ text }) => JSON.parse(text));
    expect(first.message.issue).toMatchObject({
      ...{ id: issue!.id, category: 'ITEM', sub_category: 'ITM01', status: 'OPEN' },
      order_details: { id: one.onWire, state: 'Completed', items: [{ id: one.itemId, quantity: one.count }] },
    });
    expect(last.message.issue).toMatchObject({ id: issue!.id, status: 'CLOSED', rating: 'THUMBS-UP' });
  });

  it('lets the seller look at photos for 30 days, and at nothing else', async () => {
    const one = await delivered();
    const photo = await sendPhoto(market.backend, market.at.buyer.token);
    await one.call('issues', { reason: 'ITM04', variant_id: one.variantId, photos: [photo] });
    await expect.poll(() => one.sent('issue'), SOON).toHaveLength(1);
    const [sent] = (await one.sent('issue')).map(({ text }) => JSON.parse(text));
    const [image, ...more] = sent.message.issue.description.images as string[];
    expect(more).toEqual([]);
    expect([image?.includes(photo), new URL(image ?? '').hostname]).toEqual([false, 'bap.localhost']);
    const { pathname, searchParams } = new URL(image ?? '');
    const look = async (link: string) => (await fetch(`${market.backend.address}${pathname}?link=${link}`)).status;
    const link = searchParams.get('link') ?? '';
    expect(await look(link)).toBe(200);
    const [header, , iv, ...rest] = link.split('.');
    const changed = [header, '', iv === 'A'.repeat(16) ? 'B'.repeat(16) : 'A'.repeat(16), ...rest].join('.');
    expect([await look(changed), await look(photo)]).toEqual([404, 404]);
    const { now } = market.backend.dependencies;
    const later = () => new Date(now().getTime() + 30 * 86_400_000);
    expect(await photoOfLink({ ...market.backend.dependencies, now: later }, link)).toBeNull();
  });

  it('takes a complaint further whose answer does not help', async () => {
    const one = await delivered();
    const opened = await one.call('issues', { reason: 'ITM01', variant_id: one.variantId });
    const { id } = opened.body.issues[0] as { id: string };
    await expect.poll(() => one.messages('received', 'on_issue'), SOON).toHaveLength(1);
    await one.advance(1, id);
    await expect.poll(async () => (await one.shown()).issues, SOON).toMatchObject([{ status: 'ANSWERED' }]);
    expect((await one.call(`issues/${id}/escalate`)).body.issues).toMatchObject([{ status: 'ESCALATED' }]);
    await expect.poll(() => one.sent('issue'), SOON).toHaveLength(2);
    expect((await one.sent('issue')).at(-1)?.text).toContain('"issue_type":"GRIEVANCE"');
  });

  it('gives back what a complaint is settled with, once, and tells the seller', async () => {
    const one = await delivered({ kind: 'pay-now' });
    const id = await complained(one);
    await one.advance(1, id);
    await one.advance(1, id);
    const money = async () => (await one.shown()).refunds.map(({ cause, amount }) => [cause, amount]);
    await expect.poll(money, SOON).toEqual([['issue-settled', 100]]);
    await expect.poll(async () => (await one.sent('update'))[0]?.answer, SOON).toContain('"ACK"');
    expect((await one.sent('update')).map(({ text }) => text)).toEqual([
      expect.stringContaining('"settlement_amount":"100.00"'),
    ]);
  });

  it('asks where the money of a complaint shall go where the goods were paid in cash', async () => {
    const one = await delivered();
    await one.advance(1, await complained(one));
    await expect.poll(async () => (await one.shown()).refunds, SOON).toMatchObject([{ amount: 100, to: null }]);
  });

  it('hears of a second complaint once the first is closed', async () => {
    const one = await delivered();
    const first = await complained(one);
    expect((await one.call(`issues/${first}/close`)).status).toBe(200);
    await expect.poll(() => one.sent('issue'), SOON).toHaveLength(2);
    const second = await complained(one);
    await one.advance(1, second);
    await expect
      .poll(async () => (await one.shown()).issues, SOON)
      .toMatchObject([
        { id: first, status: 'CLOSED' },
        { id: second, status: 'ANSWERED' },
      ]);
  });

  it('refuses news of a complaint that nobody made', async () => {
    const one = await order({ seller: market.seller, price: 100, isSilent: true });
    const brought = [{ id: 'F1', type: 'Delivery', state: { descriptor: { code: 'Order-delivered' } } }];
    expect(await tell(one, 'on_status', { state: 'Completed', fulfillments: brought })).toBe('ACK');
    await one.until('DELIVERED');
    const resolved = { issue_actions: { respondent_actions: [{ respondent_action: 'RESOLVED', short_desc: 'Done' }] } };
    const say = (id: string) => tell(one, 'on_issue_status', {}, market.seller, { issue: { id, ...resolved } });
    expect(await say(randomUUID())).toBe('20008');
    const { body } = await one.call('issues', { reason: 'ITM01', variant_id: one.variantId });
    await expect.poll(() => one.sent('issue'), SOON).toHaveLength(1);
    expect([await say(randomUUID()), await say(body.issues[0].id)]).toEqual(['20006', 'ACK']);
    await expect.poll(async () => (await one.shown()).issues, SOON).toMatchObject([{ status: 'ANSWERED' }]);
  });

  it('asks a seller once within two hours, and makes a dispute of what is before support for a day', async () => {
    const [unanswered, disputed, closed] = [await delivered(), await delivered(), await delivered()];
    // What the seller was told of a complaint, in order; the same message may be sent again until it is answered.
    const told = async (one: ConfirmedOrder) => {
      const messages = new Map<string, string>();
      for (const { text } of await one.sent('issue')) {
        const { context, message } = JSON.parse(text);
        messages.set(context.message_id, message.issue.issue_type ?? message.issue.status);
      }
      return [...messages.values()];
    };
    for (const one of [disputed, closed]) {
      const id = await complained(one);
      await one.advance(1, id);
      await expect.poll(async () => (await one.shown()).issues, SOON).toMatchObject([{ status: 'ANSWERED' }]);
      expect((await one.call(`issues/${id}/escalate`)).status).toBe(200);
      if (one === closed) expect((await one.call(`issues/${id}/close`)).status).toBe(200);
    }
    await expect.poll(() => told(closed), SOON).toEqual(['ISSUE', 'GRIEVANCE', 'CLOSED']);
    await complained(unanswered);

    // The farmer's session ends with the hour, so that nothing more is asked of the market.
    market.backend.advance(3_600_000 + 60_000);
    await expect.poll(() => unanswered.messages('received', 'on_issue_status'), SOON).toHaveLength(1);
    market.backend.advance(120_000);
    expect([(await unanswered.sent('issue_status')).length, await told(unanswered)]).toEqual([1, ['ISSUE']]);
    expect(await told(disputed)).toEqual(['ISSUE', 'GRIEVANCE']);

    market.backend.advance(86_400_000);
    await expect.poll(() => told(disputed), SOON).toEqual(['ISSUE', 'GRIEVANCE', 'DISPUTE']);
    market.backend.advance(120_000);
    await expect.poll(() => disputed.messages('received', 'on_issue'), SOON).toHaveLength(3);
    expect([await told(disputed), await told(closed)]).toEqual([
      ['ISSUE', 'GRIEVANCE', 'DISPUTE'],
      ['ISSUE', 'GRIEVANCE', 'CLOSED'],
    ]);
  });

  /** Complains, and waits until the seller looks into it. @returns the complaint's id */
  async function complained(one: ConfirmedOrder): Promise<string> {
    const before = (await one.messages('received', 'on_issue')).length;
    const { body } = await one.call('issues', { reason: 'ITM01', variant_id: one.variantId });
    await expect.poll(() => one.messages('received', 'on_issue'), SOON).toHaveLength(before + 1);
    return (body.issues as { id: string }[]).at(-1)!.id;
  }
});

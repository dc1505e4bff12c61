import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escalateIssues } from '@haat/backend-aftercare/testing';
import { farmer, ORDERS, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { DAY_MS, shown, startAftercare, statusAndCode } from './delivered-orders.ts';
import type { Aftercare, PlacedOrder } from './delivered-orders.ts';

describe.each(testDatabases(import.meta.filename))('after an order on $name', (on) => {
  let aftercare: Aftercare;
  let backend: TestBackend;
  let pack: string;
  let picture: Buffer;
  beforeAll(async () => {
    aftercare = await startAftercare(on);
    ({ backend, pack, picture } = aftercare);
  });
  afterAll(() => backend?.close());

  describe('complaints', () => {
    const report = (order: PlacedOrder, body: object) => order.buyer.call('POST', `${ORDERS}/${order.id}/issues`, body);

    it('have a number and deadlines, are answered by the shop, and closed by the farmer', async () => {
      const order = await aftercare.deliverOrder();
      const vendor = await aftercare.staff('vendor');
      const photo = (await aftercare.upload(order.buyer.token, picture)).body.id;
      expect(statusAndCode(await report(order, { reason: 'ITM04', variant_id: pack }))).toEqual({
        status: 400,
        code: 'issue_error.photo_needed',
      });
      expect(statusAndCode(await report(order, { reason: 'ITM01' }))).toEqual({
        status: 400,
        code: 'issue_error.line_unknown',
      });
      expect(statusAndCode(await report(order, { reason: 'ORD03' }))).toEqual({
        status: 409,
        code: 'issue_error.not_possible',
      });
      expect(statusAndCode(await report(order, { reason: 'ORD99' }))).toEqual({
        status: 400,
        code: 'issue_error.reason_unknown',
      });
      const { status, body } = await report(order, {
        reason: 'ITM04',
        variant_id: pack,
        note: '<b>Bent.</b>',
        photos: [photo],
      });
      expect(status).toBe(201);
      const [issue] = body.issues;
      expect(issue).toMatchObject({
        number: expect.stringMatching(/^C\d{4}-\d{6}$/),
        status: 'OPEN',
        photo_count: 1,
        answer: null,
      });
      expect(Date.parse(issue.answer_by) - Date.parse(issue.opened_at)).toBe(48 * 3_600_000);
      const { body: shops } = await vendor.call('GET', `/vendor/v1/orders/${order.id}`);
      expect(shops.issues).toMatchObject([{ photo_ids: [photo], note: 'Bent.' }]);
      expect(
        (await vendor.call('GET', `/vendor/v1/orders/${order.id}/photos/${photo}`)).headers.get('content-type'),
      ).toBe('image/jpeg');
      const answered = await vendor.call('POST', `/vendor/v1/orders/${order.id}/issues/${issue.id}/answer`, {
        answer: 'We bring another.',
      });
      expect(answered.body.issues).toMatchObject([{ status: 'ANSWERED', answer: 'We bring another.' }]);
      expect(
        statusAndCode(
          await vendor.call('POST', `/vendor/v1/orders/${order.id}/issues/${issue.id}/answer`, { answer: 'Again.' }),
        ),
      ).toEqual({ status: 409, code: 'issue_error.cannot_move' });
      expect(
        (await order.buyer.call('POST', `${ORDERS}/${order.id}/issues/${issue.id}/close`)).body.issues,
      ).toMatchObject([{ status: 'CLOSED' }]);
      const stranger = await farmer(backend);
      for (const id of [order.id, randomUUID()])
        expect(statusAndCode(await stranger.call('POST', `${ORDERS}/${id}/issues/${issue.id}/escalate`))).toEqual({
          status: 404,
          code: 'order_error.not_found',
        });
      const other = await aftercare.staff('vendor', 'small-doorstep');
      expect(statusAndCode(await other.call('GET', `/vendor/v1/orders/${order.id}/photos/${photo}`))).toEqual({
        status: 404,
        code: 'order_error.not_found',
      });
    });

    it('are saved once however often they are sent, and at most ten are open for an order', async () => {
      const order = await aftercare.deliverOrder();
      const complain = (note: string) =>
        order.buyer.call('POST', `${ORDERS}/${order.id}/issues`, { reason: 'ITM01', variant_id: pack, note });
      const answers = await Promise.all([
        complain('one is missing'),
        complain('one is missing'),
        complain('one is missing'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await shown(order)).issues).toHaveLength(1);
      for (let more = 2; more <= 10; more += 1) expect((await complain(`${more} are missing`)).status).toBe(201);
      expect(statusAndCode(await complain('all are missing'))).toEqual({
        status: 409,
        code: 'issue_error.not_possible',
      });
      const { id } = (await shown(order)).issues[0];
      await order.buyer.call('POST', `${ORDERS}/${order.id}/issues/${id}/close`, {});
      expect((await complain('all are missing')).status).toBe(201);
    });

    it('are escalated to support at their deadline, and closed there with an answer', async () => {
      const [late, answered] = [await aftercare.placeOrder(1), await aftercare.placeOrder(1)];
      const vendor = await aftercare.staff('vendor');
      await report(late, { reason: 'ORD03' });
      const { body } = await report(answered, { reason: 'ORD03' });
      await vendor.call('POST', `/vendor/v1/orders/${answered.id}/issues/${body.issues[0].id}/answer`, {
        answer: 'Tomorrow.',
      });
      await aftercare.later(48 * 3_600_000, late, answered);
      await escalateIssues(backend.dependencies);
      expect([(await shown(late)).issues[0].status, (await shown(answered)).issues[0].status]).toEqual([
        'ESCALATED',
        'ANSWERED',
      ]);
      await aftercare.later(30 * DAY_MS, late, answered);
      await escalateIssues(backend.dependencies);
      expect((await shown(answered)).issues[0].status).toBe('ESCALATED');
      const support = await aftercare.staff('support');
      const { body: escalated } = await support.call('GET', '/support/v1/issues');
      expect(escalated.results.map(({ order_number: number }: { order_number: string }) => number)).toEqual(
        expect.arrayContaining([late.number, answered.number]),
      );
      const [issue] = (await shown(late)).issues;
      expect(
        (await support.call('POST', `/support/v1/issues/${issue.id}/close`, { answer: 'Sorry. It comes today.' })).body,
      ).toMatchObject({ status: 'CLOSED', answer: 'Sorry. It comes today.' });
      for (const anyone of [await aftercare.staff('vendor', null), late.buyer])
        expect(
          statusAndCode(await anyone.call('POST', `/support/v1/issues/${issue.id}/close`, { answer: 'x' })),
        ).toEqual({
          status: 403,
          code: 'auth_error.forbidden',
        });
    });
  });
});

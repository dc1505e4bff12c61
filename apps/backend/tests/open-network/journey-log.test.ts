import { randomUUID } from 'node:crypto';
import { readJourneyLogs } from '@haat/backend-open-network/testing';
import { networkMessages } from '@haat/backend-open-network/tables';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { CONFIRM_TRIES } from '@haat/ondc-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

const SELLER = 'bpp.localhost';
const START = Date.parse('2026-06-15T04:30:00.000Z');
const at = (second: number) => START + second * 1000;
const iso = (second: number) => new Date(at(second)).toISOString();
const REFUSED = JSON.stringify({ message: { ack: { status: 'NACK' } }, error: { code: '30000' } });

describe.each(testDatabases(import.meta.filename))('the log of a journey on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on });
  });
  afterAll(() => backend.close());

  /** A journey of its own, written message by message. */
  function journey() {
    const transactionId = randomUUID();
    const write = async (
      direction: 'sent' | 'received',
      action: string,
      second: number,
      given: { message?: object; error?: object; answer?: string; messageId?: string; transactionId?: string } = {},
    ) => {
      const { message = {}, error, answer = null, messageId = randomUUID() } = given;
      const body = JSON.stringify({
        context: { action, bap_id: 'bap.localhost', timestamp: iso(second - 1) },
        message,
        error,
      });
      await backend.database.insert(networkMessages).values({
        ...{
          id: randomUUID(),
          direction,
          action,
          participant: SELLER,
          messageId,
          authorization: '',
          body,
          digest: body,
        },
        ...{ transactionId: given.transactionId ?? transactionId, at: new Date(at(second)), answer },
      });
      return messageId;
    };
    const read = async (action: 'on_search' | 'on_status', messageId: string = randomUUID()) => {
      const callback = { action, messageId, transactionId, sellerId: SELLER };
      return (await readJourneyLogs(backend.database, backend.dependencies, [callback]))(callback);
    };
    return { write, read };
  }

  it('has what was sent and taken in the order of time, with what it says', async () => {
    const { write, read } = journey();
    await write('received', 'on_update', 60, {
      message: {
        order: {
          state: 'Completed',
          fulfillments: [
            { id: 'F1', type: 'Delivery', state: { descriptor: { code: 'Order-delivered' } } },
            { id: 'R1', type: 'Return', state: { descriptor: { code: 'Return_Initiated' } } },
          ],
        },
      },
    });
    await write('received', 'on_confirm', 20, { error: { code: '30019' } });
    await write('sent', 'update', 50, { message: { update_target: 'item' } });
    await write('sent', 'issue', 70, { message: { issue: { status: 'CLOSED' } } });
    await write('sent', 'select', 1, { answer: REFUSED });
    await write('sent', 'catalog_rejection', 80);
    const { sent, accepted } = await read('on_status');
    expect(sent).toMatchObject([
      { action: 'select', at: at(1), sellerId: SELLER, isRefused: true },
      { action: 'update', isReturn: true, isRefused: false },
      { action: 'issue', isClosing: true },
    ]);
    expect(accepted).toMatchObject([
      { action: 'on_confirm', at: at(20), writtenAt: at(19), isError: true, told: {} },
      { action: 'on_update', isError: false, told: { state: 'Completed', fulfilment: 'Order-delivered' } },
      { action: 'on_update', told: { fulfilment: 'Return_Initiated', returnId: 'R1' } },
    ]);
  });

  it('knows the last try of a confirm', async () => {
    const { write, read } = journey();
    const messageId = randomUUID();
    for (let time = 0; time < CONFIRM_TRIES; time++) await write('sent', 'confirm', time * 60, { messageId });
    const last = (await read('on_status')).sent.map(({ isLastTry }) => isLastTry);
    expect(last).toEqual([...Array.from({ length: CONFIRM_TRIES - 1 }, () => false), true]);
  });

  it('finds the request of another journey whose id a callback bears, and no other', async () => {
    const [{ write }, { read }] = [journey(), journey()];
    const messageId = await write('sent', 'status', 1);
    await write('sent', 'status', 2);
    expect((await read('on_status', messageId)).sent).toMatchObject([{ messageId, at: at(1) }]);
  });

  it('has of catalogues the same message alone, and of orders no catalogue', async () => {
    const { write, read } = journey();
    const messageId = await write('received', 'on_search', 1);
    await write('received', 'on_search', 2);
    await write('received', 'on_select', 3);
    expect((await read('on_search', messageId)).accepted).toMatchObject([{ action: 'on_search', messageId }]);
    expect((await read('on_search')).accepted).toEqual([]);
    expect((await read('on_status')).accepted.map(({ action }) => action)).toEqual(['on_select']);
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttpSms } from '@haat/backend-identity/testing';
import { createCscWallet, createRazorpayGateway } from '@haat/backend-payments/testing';

const listenAt = async (server: Server) => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let asked = 0;
let reached = 0;
const elsewhere = createServer((_request, response) => {
  reached += 1;
  response.setHeader('content-type', 'application/json').end('{"type":"success"}');
});
let elsewhereAt: string;
const company = createServer((request, response) => {
  asked += 1;
  request.resume();
  // The method and the body go along with this one, so a code or a refund would.
  response.writeHead(307, { location: `${elsewhereAt}/taken` }).end();
});
let address: string;
beforeAll(async () => {
  elsewhereAt = await listenAt(elsewhere);
  address = await listenAt(company);
});
beforeEach(() => {
  asked = 0;
  reached = 0;
});
afterAll(() =>
  Promise.all([company, elsewhere].map((server) => new Promise((closed) => server.close(closed)))).then(
    () => undefined,
  ),
);

const { privateKey: own, publicKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });

// Written from docs/security.md, 13.2.4.
it.each<[string, () => Promise<unknown>]>([
  [
    'a code by SMS',
    () =>
      createHttpSms({ adapter: 'http', address, key: 'k', templateId: 't' }).sendOtp({
        phoneNumber: '9876543210',
        otp: '004217',
        language: 'hi',
        text: '004217',
      }),
  ],
  [
    'the payment gateway’s account',
    () =>
      createRazorpayGateway('razorpay', async () => ({
        address,
        keyId: 'rzp_test_1',
        keySecret: 'secret',
        webhookSecret: 'hook',
      })).createOrder({ receipt: 'attempt-1', amountPaise: 100 }),
  ],
  [
    'a message to the CSC bridge',
    () =>
      createCscWallet('bridge', () => ({
        merchantId: 'm',
        address,
        pageAddress: address,
        keys: { own, other },
      })).paymentsOf('order-1'),
  ],
])('%s goes to nowhere but the configured address, whatever that answers', async (_what, call) => {
  await expect(call()).rejects.toThrow();
  expect([asked, reached]).toEqual([1, 0]);
});

import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from '../../requests/places.ts';
import type { BadRequest } from '../../requests/request.ts';
import { BACKEND_RULES } from './backend-rules.ts';
import { around, judged, type Case } from './judged-case.ts';
import { judgeGranted } from './rule.ts';

const ADDRESS = 'POST /user/v1/addresses';
const TOKEN = 'POST /realms/krishi-haat/protocol/openid-connect/token';
const LOGOUT = 'POST /realms/krishi-haat/protocol/openid-connect/logout';
const MOVE = 'POST /vendor/v1/orders/{id}/move';
const PRODUCTS = 'GET /catalogue/v1/products';
const DESTINATION = 'POST /payment/v1/refunds/{id}/destination';
const PHOTOS = 'POST /upload/v1/photos';
const EVENTS = 'POST /measurement/v1/events';
const PAID = 'POST /support/v1/refunds/{id}/paid';

describe('a bad request that is granted', () => {
  it.each<Case>([
    around('altered token', 'GET /user/v1/details'),
    around('authorization 4', 'GET /location/v1/flags'),
    around('altered token', 'GET /ondc/v1/cart'),
    around('altered token', 'GET /advice/v1/my-crops'),
    around('altered token', 'PUT /content/v1/posts/{slug}/like'),
    { place: 'query.lat_lng', name: 'left out', value: LEFT_OUT, route: 'GET /mandi/v1/centres' },
    { place: 'query.q', name: 'blank', value: ' ', route: 'GET /advice/v1/search' },
    { place: 'query.stage', name: '0', value: '0', route: 'GET /advice/v1/crops/{id}/problems' },
    { place: 'body.acres', name: '0.005', value: 0.005, route: 'POST /advice/v1/my-crops' },
    { place: 'path.id', name: 'path', value: '..', route: 'PUT /support/v1/mandi/centres/{id}' },
    { place: 'body.device_kind', name: 'long', value: 'x'.repeat(21), route: TOKEN, way: 'a one-time password' },
    { place: 'body.events.0.name', name: 'x', value: 'x', route: EVENTS, status: 202, answer: '{"taken":1}' },
    { place: 'body.events.0.id', name: 'x', value: 'x', route: EVENTS, status: 202, answer: '{"taken":0}' },
    around('authorization 4', 'GET /ondc/v1/orders/{id}'),
    around('guest', 'PUT /ondc/v1/cart/items/{variantId}'),
    { place: 'query.market', name: 'left out', value: LEFT_OUT, route: 'GET /mandi/v1/history' },
    { place: 'query.day', name: 'a day that is none', value: '2025-02-29', route: 'GET /mandi/v1/prices' },
    {
      place: 'query.state',
      name: 'x',
      value: 'x',
      route: 'GET /mandi/v1/regions',
      answer: '{"districts":[{"id":"Pune"}]}',
    },
    {
      place: 'query.ids',
      name: 'x',
      value: 'x',
      route: 'GET /mandi/v1/commodities',
      answer: '{"results":[{"id":"onion"}]}',
    },
    { place: 'body', name: 'cut off', route: 'POST /vendor/v1/goods-imports', answer: '{"state":"APPLIED"}' },
    around('guest', 'GET /cart/v1/carts/{marketplace}'),
    around('assumed user', 'GET /user/v1/details'),
    { place: 'body.address.id', name: 'x', value: 'x', route: 'POST /order/v1/orders', way: 'brought home' },
    { place: 'body.is_credit_order', name: 'false', value: false, route: 'POST /order/v1/orders', way: 'on credit' },
    { place: 'body.key_facts_version', name: 'x', value: 'x', route: 'POST /order/v1/orders', way: 'on credit' },
    around('client name', PRODUCTS),
    around('foreign host', 'GET /user/v1/details', { answer: '{"next":"http://evil.example/page=2"}' }),
    around('address parameters twice', PRODUCTS, { queryNames: ['lang', 'page'] }),
    around('address 9 KB', 'GET /hyperlocal/v2/availability', { queryNames: ['lat_lng'] }),
    around('method PUT', 'GET /user/v1/details'),
    around('method HEAD', 'GET /user/v1/details', { answer: '{"id":1}' }),
    { place: 'body', name: 'as text', route: ADDRESS },
    { place: 'body', name: 'as JSON', route: LOGOUT },
    { place: 'body', name: 'no JSON', route: ADDRESS },
    { place: 'body', name: 'list around it', route: 'PATCH /user/v1/profile-update' },
    { place: 'body', name: 'prototype', route: 'POST /support/v1/credit/repayments' },
    { place: 'picture', name: 'SVG', route: PHOTOS, answer: '{"id":"p-1"}' },
    { place: 'picture', name: 'said to be markup', route: 'POST /upload/v1/sounds' },
    { place: 'picture', name: 'said to be octets', route: 'PATCH /upload/v1/parts/{id}' },
    { place: 'body.name', name: 'too long', value: 'x'.repeat(101), route: ADDRESS },
    { place: 'body.name', name: 'blank', value: ' \t ', route: ADDRESS },
    { place: 'body.name', name: 'nothing but markup', value: '<img src=x>', route: ADDRESS },
    { place: 'body.name', name: 'NUL', value: 'a\0b', route: ADDRESS },
    { place: 'body.name', name: 'right to left', value: '\u202egnp', route: ADDRESS },
    { place: 'body.name', name: 'zero width', value: '\u200b\u200c', route: ADDRESS },
    { place: 'body.name', name: 'a number', value: 5, route: ADDRESS },
    { place: 'body.name', name: 'left out', value: LEFT_OUT, route: ADDRESS },
    { place: 'body.name', name: 'too long', value: 'x'.repeat(41), route: 'POST /user/v1/passkeys' },
    { place: 'body.source.0', name: 'null', value: null, route: 'PATCH /user/v1/profile-update' },
    { place: 'body.source.0', name: 'markup', value: '<b>', route: 'PATCH /user/v1/profile-update' },
    { place: 'query.page', name: 'Indic digits', value: '४', route: PRODUCTS },
    { place: 'query.lang', name: 'x', value: 'x', route: PRODUCTS },
    { place: 'query.search', name: 'too long', value: 'x'.repeat(101), route: PRODUCTS },
    { place: 'query.lat_lng', name: 'left out', value: LEFT_OUT, route: 'GET /hyperlocal/v2/availability' },
    { place: 'query.lat_lng', name: 'far point', value: '91,181', route: 'GET /catalogue/v2/products' },
    { place: 'query.brand', name: 'point', value: '1,1', route: PRODUCTS, answer: '{"results":[{"id":"p-boron"}]}' },
    { place: 'body.amount', name: '1e-7', value: 1e-7, route: 'POST /support/v1/ledger/shops/{id}/payouts' },
    { place: 'body.amount', name: '-1', value: -1, route: 'POST /support/v1/credit/repayments' },
    { place: 'body.quantity', name: '1000', value: 1000, route: 'PUT /cart/v1/carts/{marketplace}/items/{variantId}' },
    { place: 'body.quantity', name: '0.5', value: 0.5, route: 'PUT /cart/v1/carts/{marketplace}/items/{variantId}' },
    { place: 'body.phone_number', name: 'short', value: '214748364', route: 'POST /realms/krishi-haat/otp' },
    { place: 'body.otp', name: 'NUL', value: '\0', route: TOKEN, way: 'a one-time password' },
    { place: 'body.reason', name: 'SQL', value: '%s %n', route: 'POST /support/v1/orders/{id}/cancel' },
    { place: 'body.photos', name: 'empty list', value: [], route: 'POST /order/v1/orders/{id}/issues' },
    { place: 'body.passkey', name: 'white space', value: ' ', route: TOKEN, way: 'a passkey of staff' },
    { place: 'body.refresh_token', name: 'x', value: 'x', route: TOKEN, way: 'a refresh token' },
    { place: 'body.lock', name: 'x', value: 'x', route: TOKEN, way: 'a lock' },
    { place: 'path.id', name: 'x', value: 'x', route: 'GET /user/v1/addresses/{id}', answer: '{"results":[]}' },
    { place: 'body.vpa', name: '1', value: 1, route: DESTINATION, way: 'UPI' },
    { place: 'body.code', name: '４', value: '４', route: MOVE, way: 'brought home' },
    { place: 'body.reason', name: 'SQL', value: '%s %n', route: MOVE, way: 'refused' },
    around('address no decoding', 'GET /catalogue/v1/suggestions', { queryNames: ['q', 'lang'] }),
    { place: 'body.photos.0', name: 'left out', value: LEFT_OUT, route: 'POST /order/v1/orders/{id}/issues' },
    {
      place: 'header.x-refund-idempotency',
      name: 'too long',
      value: 'x'.repeat(65),
      route: 'POST /sandbox/razorpay/v1/payments/{id}/refund',
    },
    { place: 'body.destination_version', name: '0', value: 0, route: PAID, answer: '{"status":"REFUND_REQUESTED"}' },
    { place: 'body.shop_id', name: '.', value: '.', route: 'POST /user/v1/step-up', answer: '{"status":"lifted"}' },
    { place: 'body.subscriber_id', name: 'x', value: 'x', route: 'POST /ondc/on_subscribe' },
    { place: 'body', name: 'as text', route: 'POST /ondc/on_subscribe' },
    { place: 'header.authorization', name: 'x', value: 'x', route: 'POST /ondc/{action}' },
    { place: 'envelope', name: 'altered token', route: 'POST /ondc/{action}' },
    {
      place: 'body.agreed_total',
      name: '0',
      value: 0,
      route: 'POST /ondc/v1/orders',
      answer: '{"step":"price-known"}',
    },
    { place: 'body.cumulative_commission', name: 'zero', value: 0, route: 'POST /order/v1/orders' },
    { place: 'header.x-razorpay-signature', name: 'x', value: 'x', route: 'POST /payment/v1/webhook/update-payment' },
    {
      place: 'body.cart_id',
      name: 'x',
      value: 'x',
      route: 'PATCH /cart/v1/carts/{marketplace}/checkout',
      answer: '{"cart_id":"x"}',
    },
  ])('in no rule is a finding: %j', (one) => {
    expect(judged(one)).toEqual({ rules: [], complaints: [`should have been refused for ${one.place} (${one.name})`] });
  });

  it('needs a rule for each thing that is bad about it', () => {
    const change = { place: 'body.name', name: 'Odia', value: 'ସାର' };
    const request: BadRequest = {
      route: ADDRESS,
      why: '',
      changes: [change, { place: 'body.pincode', name: 'minus one', value: '-1' }],
      method: 'POST',
      path: '/user/v1/addresses',
      headers: {},
    };
    const answer = { status: 201, headers: {}, body: '{}', milliseconds: 1, failure: null };
    expect(judgeGranted(request, answer, BACKEND_RULES)).toEqual({
      rules: ['a text within its length'],
      complaints: ['should have been refused for body.pincode (minus one)'],
    });
  });
});

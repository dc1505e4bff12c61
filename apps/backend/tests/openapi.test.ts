import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDependencies } from '@haat/backend-platform';
import { startBackend } from './start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';
import { buildServer } from '../src/server.ts';

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: {
    required?: boolean;
    content: Record<
      string,
      { schema?: { type?: string; format?: string; properties?: object; anyOf?: unknown; oneOf?: unknown } }
    >;
  };
  responses: Record<string, { content?: Record<string, { schema?: { type?: string; format?: string } }> }>;
}

const FORM = 'application/x-www-form-urlencoded';
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
/** Acts that are said by the address alone, or by headers. */
const WITHOUT_BODY = new Set([
  'POST /upload/v1/parts',
  'POST /operator/v1/work-lists/{kind}/claim-next',
  'POST /operator/v1/work-lists/items/{id}/claim',
  'POST /operator/v1/imports/{id}/apply',
  'POST /operator/v1/imports/{id}/undo',
  'POST /cart/v1/carts/{marketplace}/claim',
  'POST /cart/v1/carts/{marketplace}/restore',
  'POST /ondc/v1/cart/claim',
  'POST /order/v1/orders/{id}/reorder',
  'POST /order/v1/orders/{id}/ask-to-cancel',
  'POST /vendor/v1/orders/{id}/agree-to-cancel',
  'POST /vendor/v1/goods-imports/{id}/undo',
  'POST /order/v1/orders/{id}/issues/{issueId}/close',
  'POST /order/v1/orders/{id}/issues/{issueId}/escalate',
  'POST /support/v1/acts/{id}/confirm',
  'POST /support/v1/acts/{id}/decline',
  'POST /support/v1/events/resend',
  'POST /agent/v1/revocations/{token}',
  'POST /mandi/v1/offers/{id}/withdraw',
  'POST /buyer/v1/demands/{id}/close',
  'POST /buyer/v1/offers/{id}/accept',
  'POST /buyer/v1/offers/{id}/reject',
  'POST /checker/v1/receipts/{id}/verify',
  'POST /expert/v1/questions/{id}/claim',
  'POST /surveyor/v1/claims/{id}/take',
  'POST /insurance/v1/claims/{id}/withdraw',
  'POST /advice/v1/questions/{id}/withdraw',
  'POST /advice/v1/questions/{id}/close',
  'POST /soil/v1/samples/{id}/withdraw',
  'POST /fields/v1/geotag-tasks/{id}/start',
  'POST /support/v1/geotag-campaigns/{id}/close',
  'POST /checker/v1/geotag-tasks/{id}/approve',
  ...['pilot', 'collector'].flatMap((role) => ['take', 'cancel'].map((act) => `POST /${role}/v1/bookings/{id}/${act}`)),
  'POST /collector/v1/bookings/{id}/start',
  'POST /bookings/v1/bookings/{id}/cancel',
  'POST /training/v1/lessons/{lesson}/read',
  'POST /training/v1/certificate',
  'POST /programme/v1/applications/{id}/submission',
  'POST /programme-officer/v1/applications/{id}/approval',
  'POST /user/v1/agents/{id}/revocation',
  'POST /user/v1/passkeys/challenge',
  'POST /user/v1/account/deletion/codes',
  'POST /kyc/v1/bank-accounts/{id}/codes',
  'POST /user/v1/account/deletion/undo',
  'POST /support/v1/call-backs/{id}/called',
  'POST /user/v1/phone-profile/leave',
  'POST /user/v1/sessions/end-others',
  'POST /user/v1/sessions/{id}/end',
]);
/** Bodies that are no JSON. */
const TAKEN_AS: Readonly<Record<string, readonly string[]>> = {
  'POST /operator/v1/import-kinds/{kind}/files': ['text/csv'],
  'POST /upload/v1/photos': PICTURES,
  'POST /upload/v1/sounds': ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg'],
  'PATCH /upload/v1/parts/{id}': ['application/offset+octet-stream'],
  'POST /vendor/v1/goods-imports': ['text/csv'],
  ...Object.fromEntries(
    [
      '/realms/krishi-haat/protocol/openid-connect/logout',
      '/realms/krishi-haat/protocol/openid-connect/token',
      '/realms/krishi-haat/staff-invitation',
      '/sandbox/csc/pay',
      '/sandbox/csc/v1/checkout/choice',
      '/sandbox/razorpay/v1/checkout/choice',
      '/sandbox/razorpay/v1/checkout/embedded',
    ].map((path) => [`POST ${path}`, [FORM]]),
  ),
};
const SOUNDS = ['audio/mp4', 'audio/mpeg'];
/** Answers that are no JSON. */
const GIVEN_AS: Readonly<Record<string, string | readonly string[]>> = {
  'GET /upload/v1/sounds/{id}': SOUNDS,
  'GET /expert/v1/questions/{id}/voice': SOUNDS,
  'GET /operator/v1/{resource}/export.csv': 'text/csv',
  'GET /operator/v1/imports/{id}/report.csv': 'text/csv',
  'GET /order/v1/orders/{id}/invoice': 'application/pdf',
  'GET /vendor/v1/orders/{id}/invoice': 'application/pdf',
  'GET /insurance/v1/policies/{id}/certificate': 'application/pdf',
  'GET /soil/v1/samples/{id}/document': 'application/pdf',
  'GET /checker/v1/geotag-tasks/{id}/photo': 'image/jpeg',
  'GET /training/v1/certificate/document': 'application/pdf',
  'GET /sandbox/stac/v1/scenes/{id}/{file}': 'image/tiff',
  'GET /user/v1/account/data': 'application/zip',
  'GET /realms/krishi-haat/staff-invitation': 'text/html',
  'POST /realms/krishi-haat/staff-invitation': 'text/html',
  'GET /realms/krishi-haat/protocol/openid-connect/certs': 'application/jwk-set+json',
  'GET /upload/v1/photos/{id}': 'image/jpeg',
  'GET /kyc/v1/id/photo': 'image/jpeg',
  'GET /insurance/v1/claims/{id}/photos/{photoId}': 'image/jpeg',
  'GET /vendor/v1/orders/{id}/photos/{photoId}': 'image/jpeg',
  'GET /support/v1/issues/{id}/photos/{photoId}': 'image/jpeg',
  'GET /support/v1/orders/{id}/delivery-photo': 'image/jpeg',
  'GET /checker/v1/receipts/{id}/photo': 'image/jpeg',
  'GET /support/v1/feedback/{id}/photo': 'image/jpeg',
  'GET /expert/v1/questions/{id}/photos/{photoId}': 'image/jpeg',
  'GET /surveyor/v1/claims/{id}/photos/{photoId}': 'image/jpeg',
  'GET /insurer/v1/claims/{id}/photos/{photoId}': 'image/jpeg',
  'GET /ondc/photos': 'image/jpeg',
  'GET /vendor/v1/goods-file': 'text/csv',
  'GET /vendor/v1/ledger/months/{month}/file': 'text/csv',
  'GET /sandbox/sms': 'text/html',
  'POST /sandbox/csc/pay': 'text/html',
  'POST /sandbox/csc/v1/checkout/choice': 'text/html',
  'POST /sandbox/razorpay/v1/checkout/choice': 'text/html',
  'POST /sandbox/razorpay/v1/checkout/embedded': 'text/html',
  'GET /sandbox/csc/v1/checkout/send-on.js': 'text/javascript',
  'GET /sandbox/razorpay/v1/checkout/send-on.js': 'text/javascript',
};

/** Every route of the server, from its own table: `GET /path/{id}`. */
function routesOf(printed: string): string[] {
  const path: string[] = [];
  const found: string[] = [];
  for (const line of printed.split('\n')) {
    const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (match === null) continue;
    const depth = (match[1] ?? '').length / 4;
    path.length = depth;
    path[depth] = match[2] ?? '';
    for (const method of (match[3] ?? '').split(', ')) {
      if (method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
        found.push(`${method} ${path.join('').replace(/:(\w+)/g, '{$1}')}`);
    }
  }
  return found;
}

describe('the OpenAPI document', () => {
  let backend: TestBackend;
  let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
  let routes: string[];

  beforeAll(async () => {
    backend = await startBackend();
    document = (await backend.request('GET', '/docs/json')).body;
    const { areas, configuration, database, log } = backend.dependencies;
    const app = await buildServer(await createDependencies(areas, configuration, database, log));
    routes = routesOf(app.printRoutes({ commonPrefix: false }));
    await app.close();
  });
  afterAll(() => backend?.close());

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
    );

  it('is served with a page to read it', async () => {
    expect(document.openapi).toMatch(/^3\./);
    expect(await backend.request('GET', '/docs')).toMatchObject({
      status: 200,
      body: expect.stringContaining('swagger-ui'),
    });
    expect((await backend.request('GET', '/docs/static/swagger-ui-bundle.js')).status).toBe(200);
  });

  it('holds every route, and no other', () => {
    const own = routes.filter((route) => !route.includes(' /docs') && !route.endsWith(' *'));
    expect(own.length).toBeGreaterThan(10);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(own.sort());
  });

  it('declares for every route what it is, the ids in its address and its statuses, errors too', () => {
    for (const { name, operation } of operations()) {
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags, name).toHaveLength(1);
      const codes = Object.keys(operation.responses);
      expect(
        codes.some((code) => code.startsWith('2')),
        name,
      ).toBe(true);
      expect(
        codes.map((code) => code.toLowerCase()),
        name,
      ).toEqual(expect.arrayContaining(['4xx', '5xx']));
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(
        (operation.parameters ?? [])
          .filter((parameter) => parameter.in === 'path')
          .map((parameter) => parameter.name)
          .sort(),
        name,
      ).toEqual(inPath.sort());
    }
  });

  it('declares for every route which body it takes, in which form, and what it is made of', () => {
    for (const { name, operation } of operations()) {
      const takesBody = /^(POST|PUT|PATCH) /.test(name) && !WITHOUT_BODY.has(name);
      const { requestBody } = operation;
      expect(Object.keys(requestBody?.content ?? {}), name).toEqual(
        takesBody ? (TAKEN_AS[name] ?? ['application/json']) : [],
      );
      if (requestBody === undefined) continue;
      expect(requestBody.required, name).toBe(true);
      for (const [type, { schema }] of Object.entries(requestBody.content)) {
        if (!/^application\/(json|x-www-form-urlencoded)$/.test(type))
          expect(schema, name).toMatchObject({ type: 'string', format: 'binary' });
        else expect(schema?.properties ?? schema?.anyOf ?? schema?.oneOf, `${name} has an empty body`).toBeTruthy();
      }
    }
  });

  it('declares the headers for identity and idempotency', () => {
    const headersOf = (name: string) =>
      (operations().find((one) => one.name === name)?.operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'header')
        .map((parameter) => `${parameter.name}${parameter.required === true ? ' (needed)' : ''}`);
    expect(headersOf('POST /payment/v1/webhook/update-payment')).toEqual([
      'x-razorpay-signature (needed)',
      'x-razorpay-event-id',
    ]);
    expect(headersOf('POST /sandbox/razorpay/v1/payments/{id}/refund')).toEqual(['x-refund-idempotency']);
    for (const { name } of operations())
      if (/ \/cart\/v1\//.test(name)) expect(headersOf(name), name).toEqual(['x-guest-cart']);
  });

  it('declares the media type of every answer; what has no content has none', () => {
    for (const { name, operation } of operations()) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const granted = status === '204' ? [] : [GIVEN_AS[name] ?? 'application/json'].flat();
        expect(Object.keys(content ?? {}), `${name} ${status}`).toEqual(
          status.startsWith('2') ? granted : ['application/json'],
        );
        if (granted[0] === 'application/pdf' || granted[0] === 'image/jpeg')
          if (status === '200')
            expect(content?.[granted[0]]?.schema, name).toMatchObject({ type: 'string', format: 'binary' });
      }
    }
  });

  it('is accurate: each guest route answers with a declared status', async () => {
    for (const { name, operation } of operations()) {
      const [method = '', path = ''] = name.split(' ');
      const { status, headers } = await backend.request(
        method,
        path.replace(/\{\w+\}/g, 'unknown'),
        method === 'GET' || method === 'DELETE' ? {} : { body: {} },
      );
      const declared = Object.keys(operation.responses).map((code) => code.toLowerCase());
      expect(
        declared.includes(String(status)) || declared.includes(`${String(status)[0]}xx`),
        `${name} answered ${status}`,
      ).toBe(true);
      expect(status, name).toBeLessThan(500);
      const [type] = (headers.get('content-type') ?? '').split(';');
      if (status !== 204)
        expect(
          Object.keys(
            operation.responses[declared.includes(String(status)) ? String(status) : `${String(status)[0]}XX`]
              ?.content ?? {},
          ),
          `${name} answered ${type}`,
        ).toContain(type);
    }
  });
});

// The payment gateway of the scenarios: a process of its own, with a book that no fault of the market touches.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { wireError } from '@haat/backend-sandbox/wire';
import { callOf, type Asked, type Told } from './calls.ts';
import { bookKeeper, type GatewayBook } from './gateway-book.ts';
import { GATEWAY_SETTINGS } from './gateway-settings.ts';
import { dealer, type GatewayAnswer, type Misconduct } from './misbehaviour.ts';
import { settlementReports, type ReportItem } from './settlement-reports.ts';
import { webhooks as webhooksTo } from './webhooks.ts';

const { keyId, keySecret, webhookSecret } = GATEWAY_SETTINGS;
const AUTHORIZATION = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
/** A browser has no keys. */
const PAGE = '/v1/checkout/';

const book = bookKeeper();
const answers = dealer(Number(process.env['GATEWAY_SEED']));
const webhooks = webhooksTo(process.env['MARKET_ADDRESS'] ?? '', webhookSecret, answers.delivery);
const reports = settlementReports();
let unanswered = 0;

createServer((request, response) => void handle(request, response)).listen(
  Number(process.env['PORT']),
  process.env['HOST'],
);

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = await read(request);
  if (asked.path.startsWith('/faults/')) return control(asked, response);
  if (!asked.path.startsWith(PAGE) && request.headers.authorization !== AUTHORIZATION)
    return say(response, { status: 401, body: wireError('Authentication failed') });
  const known = callOf({ book, webhooks, reports, keySecret }, asked);
  if (known === null) return say(response, { status: 404, body: wireError('The requested URL was not found') });
  unanswered += 1;
  response.once('close', () => (unanswered -= 1));
  known.note();
  const answer = answers.answer(known.call);
  if (answer === '408-before') return sayStatus(response, 408);
  sayAfter(response, answer, known.act());
}

/** What was asked is done; what is said of it is another matter. */
function sayAfter(response: ServerResponse, answer: GatewayAnswer, told: Told): void {
  if (answer === 'truthful') return say(response, told);
  // Whoever asked hangs up by itself.
  if (answer === 'silent-after') return;
  if (answer === 'cut-off-after') return cutOff(response, told);
  sayStatus(response, Number(answer.slice(0, 3)));
}

/** The scenarios' own calls: how to behave from now on, and the book. */
function control({ method, path, body }: Asked, response: ServerResponse): void {
  if (method === 'POST' && path === '/faults/conduct') answers.behave(body as unknown as Misconduct);
  if (method === 'POST' && path === '/faults/report') reports.give(String(body['day']), body['items'] as ReportItem[]);
  say(response, { status: 200, body: wholeBook() });
}

function wholeBook(): GatewayBook {
  return {
    orders: [...book.orders.values()],
    payments: [...book.payments.values()],
    refunds: [...book.refunds.values()],
    requests: book.requests,
    moves: book.moves,
    dealt: answers.dealt(),
    underWay: unanswered + webhooks.underWay(),
  };
}

function say(response: ServerResponse, { status, body }: Told): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** An error as a proxy in front of the gateway words it: the wire's own form is not to be counted upon. */
function sayStatus(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end(`<html><body>${status}</body></html>`);
}

function cutOff(response: ServerResponse, { status, body }: Told): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

async function read(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://gateway');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return {
    method: request.method ?? 'GET',
    path,
    query,
    body: isForm
      ? Object.fromEntries(new URLSearchParams(text))
      : ((text === '' ? {} : JSON.parse(text)) as Record<string, unknown>),
    idempotencyKey: String(request.headers['x-refund-idempotency'] ?? ''),
  };
}

import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router';
import {
  agreeToCancel,
  answerVendorIssue,
  isApiError,
  moveVendorOrder,
  moveVendorReturn,
  type ApiClient,
  type ReturnMove,
  type VendorOrderMove,
} from '@haat/api-client';
import { DELIVERY_FAILURES, SHOP_REFUSALS } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  formText,
  outboxReasonContext,
  refusalText,
  requireSession,
  textContext,
  unknownIntent,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { SHOP_ACTS, type ShopAct, type ShopOrderReply } from './order-acts.ts';
import { ownShopOrder } from './order.data.ts';

const LONGEST_REFUSAL = 500;
const LONGEST_ANSWER = 1_000;

/** What was sent with a form. */
interface SentAct {
  readonly act: ShopAct;
  readonly about: string;
  readonly typed: ShopOrderReply['typed'];
  /** Of a return: what the shop says to it. */
  readonly answer: string;
}

/** Does what was pressed on the page of a shop's order. See docs/domain/orders.md#transitions. */
export async function changeShopOrder({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  const sent = readAct(await request.formData());
  if (sent === null) return unknownIntent();
  const problem = await problemOf(context, orderId, sent);
  if (problem !== null) {
    context.set(outboxReasonContext, problem);
    return reply(sent, { problem }, 400);
  }
  try {
    await doAct(context.get(apiContext), orderId, sent);
    return redirect(pathTo('shopOrder', { orderId }, { done: sent.act === 'ship' ? 'send' : sent.act }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const refused = refusalText(context, error);
    context.set(outboxReasonContext, refused);
    return reply(sent, { refused }, error.httpStatus);
  }
}

function readAct(form: FormData): SentAct | null {
  const act = SHOP_ACTS.find((known) => known === formText(form, 'intent'));
  if (act === undefined) return null;
  return {
    act,
    about: formText(form, 'about'),
    answer: formText(form, 'answer'),
    typed: {
      reason: formText(form, 'reason'),
      code: formText(form, 'code').replaceAll(/\s/g, ''),
      text: formText(form, 'text').trim(),
      ticked: form.getAll('packed').filter((key) => typeof key === 'string'),
    },
  };
}

/** What a form lacks, in the reader's words; null for a whole one. */
async function problemOf(
  context: Readonly<RouterContextProvider>,
  orderId: string,
  { act, answer, typed: { reason, code, text, ticked } }: SentAct,
): Promise<string | null> {
  const t = context.get(textContext);
  switch (act) {
    case 'refuse':
      return SHOP_REFUSALS.some((known) => known === reason) ? null : t('shop-order:chooseReason');
    case 'fail':
      return DELIVERY_FAILURES.some((known) => known === reason) ? null : t('shop-order:chooseReason');
    case 'handOver':
      return /^\d{4,6}$/.test(code) ? null : t('shop-order:handOver.missing');
    case 'answer':
      return text === '' ? t('shop-order:writeWords') : null;
    case 'return':
      return answer === 'refuse' && text === '' ? t('shop-order:writeWords') : null;
    case 'pack': {
      const lines = (await ownShopOrder(context, orderId))?.lines ?? [];
      return new Set(ticked).size >= lines.length ? null : t('shop-order:pack.all');
    }
    default:
      return null;
  }
}

async function doAct(api: ApiClient, orderId: string, { act, about, answer, typed }: SentAct): Promise<unknown> {
  switch (act) {
    case 'agree':
      return agreeToCancel(api, orderId);
    case 'answer':
      return answerVendorIssue(api, orderId, about, typed.text.slice(0, LONGEST_ANSWER));
    case 'return':
      return moveVendorReturn(api, orderId, about, returnMove(answer, typed.text));
    default:
      return moveVendorOrder(api, orderId, moveOf(act, typed));
  }
}

function returnMove(answer: string, text: string): ReturnMove {
  if (answer === 'refuse') return { to: 'REFUSED', refusal: text.slice(0, LONGEST_REFUSAL) };
  return { to: answer === 'pickedUp' ? 'PICKED_UP' : 'APPROVED' };
}

function moveOf(
  act: Exclude<ShopAct, 'agree' | 'answer' | 'return'>,
  { reason, code }: ShopOrderReply['typed'],
): VendorOrderMove {
  switch (act) {
    case 'confirm':
      return { to: 'VENDOR_CONFIRMED' };
    case 'refuse':
      return { to: 'VENDOR_CANCELLED', reason };
    case 'pack':
      return { to: 'READY_FOR_DELIVERY' };
    case 'ship':
      return { to: 'SHIPPED' };
    case 'send':
      return { to: 'OUT_FOR_DELIVERY' };
    case 'handOver':
      return { to: 'DELIVERED', code };
    case 'fail':
      return { to: 'FAILED_DELIVERY', reason };
    case 'bringBack':
      return { to: 'RETURN_TO_ORIGIN' };
  }
}

function reply(
  { act, about, typed }: SentAct,
  said: Partial<Pick<ShopOrderReply, 'problem' | 'refused'>>,
  status: number,
) {
  return data<ShopOrderReply>({ act, about, typed, problem: null, refused: null, ...said }, { status });
}

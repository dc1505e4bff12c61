import { data, redirect, type RouterContextProvider } from 'react-router';
import { isApiError, reportIssue, returnGoods, setRefundDestination } from '@haat/api-client';
import type { Order } from '@haat/api-contract';
import { apiContext, formText, photosOf, sendPhotos } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { ISSUE_REASONS } from '@haat/api-contract/vocabulary';
import { momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { ownOrder, createPresenterContext } from './orders.data.ts';
import { destinationOf, readDestination, type DestinationField, type TypedDestination } from './typed-destination.ts';
import type { ReportProblem, ReportView, TypedReport } from './typed-report.ts';
import {
  packsOf,
  readReturn,
  returnProblems,
  type ReturnableLine,
  type ReturnProblems,
  type TypedReturn,
} from './typed-return.ts';

type Context = Readonly<RouterContextProvider>;

/** What a form is answered that was not taken. Whatever it says, what was typed is still there. */
export interface FormRefusal<Typed, Problems> {
  readonly typed: Typed;
  /** What can be put right in the fields; null when the service refused. */
  readonly problems: Problems | null;
  /** What the service said. */
  readonly refused: { readonly code: string; readonly details: Readonly<Record<string, unknown>> } | null;
}

/** What of an order can be returned. */
export interface ReturnableView {
  /** In words. */
  readonly until: string;
  readonly lines: readonly ReturnableLine[];
  /** What becomes of the delivery charge and of the insurance, where there are any. */
  readonly notes: readonly string[];
}

/** What of an order can be returned, and until when; null when nothing can. */
export async function loadReturnable(context: Context, orderId: string): Promise<ReturnableView | null> {
  const order = await ownOrder(context, orderId);
  if (order?.returnable == null) return null;
  const { t, language, now } = createPresenterContext(context);
  const notes = [
    // What goes back beside the goods' price is a seller of the network's to say.
    ...(order.delivery_fee > 0 && order.network === undefined ? [t('after-order:returns.fee')] : []),
    ...(order.policies.some(({ status }) => status !== 'VOID') ? [t('after-order:returns.premium')] : []),
  ];
  return { until: momentText(t, language, order.returnable.until, now), lines: linesOf(order), notes };
}

function linesOf({ lines, returnable }: Order): ReturnableLine[] {
  return (returnable?.lines ?? []).map(({ variant_id, quantity, reasons, must_be_sealed }) => ({
    variantId: variant_id,
    name: lineName(lines.find((line) => line.variant_id === variant_id)),
    most: quantity,
    mustBeSealed: must_be_sealed,
    reasons,
  }));
}

function lineName(line: Order['lines'][number] | undefined): string {
  return line === undefined ? '' : `${line.name}, ${line.pack_name}`;
}

/** Asks to return what a form says. @throws ApiError only for a session that has ended */
export async function submitReturn(context: Context, orderId: string, form: FormData) {
  const order = await ownOrder(context, orderId);
  const lines = order === null ? [] : linesOf(order);
  const typed = readReturn(form, lines);
  const problems = lines.length === 0 ? null : returnProblems(typed, lines);
  if (problems !== null)
    return data<FormRefusal<TypedReturn, ReturnProblems>>({ typed, problems, refused: null }, { status: 400 });
  return sent<TypedReturn, ReturnProblems>(typed, async () => {
    const api = context.get(apiContext);
    const wanted = lines
      .map(({ variantId, most }) => ({
        variant_id: variantId,
        quantity: packsOf(typed.quantities[variantId] ?? '', most) ?? 0,
        is_sealed: typed.seals[variantId] === 'sealed',
      }))
      .filter(({ quantity }) => quantity > 0);
    await returnGoods(api, orderId, {
      reason: typed.reason,
      note: typed.note,
      lines: wanted,
      photos: await sendPhotos(api, photosOf(form)),
    });
    return pathTo('order', { orderId }, { done: 'returned' });
  });
}

/** What of an order can be complained of, and about which goods; null when nothing can. */
export async function loadReportView(context: Context, orderId: string): Promise<ReportView | null> {
  const order = await ownOrder(context, orderId);
  return order === null || !order.can_report ? null : reportViewOf(order);
}

function reportViewOf({ issue_reasons, lines, network }: Order): ReportView {
  return {
    isOfNetwork: network !== undefined,
    reasons: ISSUE_REASONS.filter(({ code }) => issue_reasons.includes(code)),
    lines: lines.map((line) => ({ variantId: line.variant_id, name: lineName(line) })),
  };
}

/** Sends the complaint that a form says. @throws ApiError only for a session that has ended */
export async function report(context: Context, orderId: string, form: FormData) {
  const typed: TypedReport = {
    reason: formText(form, 'reason'),
    variantId: formText(form, 'variantId'),
    note: formText(form, 'note').trim(),
  };
  const photos = photosOf(form);
  const reason = ISSUE_REASONS.find(({ code }) => code === typed.reason);
  const problems: ReportProblem[] =
    reason === undefined
      ? ['reason']
      : [
          ...(reason.level === 'item' && typed.variantId === '' ? ['line' as const] : []),
          ...(reason.needsPhoto && photos.length === 0 ? ['photo' as const] : []),
        ];
  if (problems.length > 0)
    return data<FormRefusal<TypedReport, readonly ReportProblem[]>>(
      { typed, problems, refused: null },
      { status: 400 },
    );
  return sent<TypedReport, readonly ReportProblem[]>(typed, async () => {
    const api = context.get(apiContext);
    const variantId = reason?.level === 'item' ? typed.variantId : null;
    await reportIssue(api, orderId, {
      reason: typed.reason,
      variant_id: variantId,
      note: typed.note,
      photos: await sendPhotos(api, photos),
    });
    return pathTo('order', { orderId }, { done: 'reported' });
  });
}

/** A refund whose destination can be said: its amount, in words, and where it goes now, masked. */
export interface RefundDestinationView {
  readonly amount: string;
  readonly destination: string | null;
}

/** A refund that waits for a destination, or whose destination can be corrected; null when neither is so. */
export async function loadRefund(
  context: Context,
  orderId: string,
  refundId: string,
): Promise<RefundDestinationView | null> {
  const refund = (await ownOrder(context, orderId))?.refunds.find(({ id }) => id === refundId);
  if (refund === undefined || !(refund.needs_destination || refund.can_correct_destination)) return null;
  return { amount: formatMoney(refund.amount), destination: refund.needs_destination ? null : refund.destination };
}

/** Says where a refund goes. @throws ApiError only for a session that has ended */
export async function submitRefundDestination(
  context: Context,
  { orderId, refundId }: { orderId: string; refundId: string },
  form: FormData,
) {
  const typed = readDestination(form);
  const read = destinationOf(typed);
  if ('wrong' in read)
    return data<FormRefusal<TypedDestination, readonly DestinationField[]>>(
      { typed, problems: read.wrong, refused: null },
      { status: 400 },
    );
  return sent<TypedDestination, readonly DestinationField[]>(typed, async () => {
    await setRefundDestination(context.get(apiContext), refundId, read.destination);
    return pathTo('order', { orderId }, { done: 'destination' });
  });
}

/** Submits and redirects; a refusal by the service is shown on the form. */
async function sent<Typed, Problems>(typed: Typed, send: () => Promise<string>) {
  try {
    return redirect(await send());
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return data<FormRefusal<Typed, Problems>>(
      { typed, problems: null, refused: { code: error.code, details: error.details } },
      { status: error.httpStatus },
    );
  }
}

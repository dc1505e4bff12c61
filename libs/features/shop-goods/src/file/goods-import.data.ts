import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { applyGoodsImport, goodsImport, isApiError, undoGoodsImport } from '@haat/api-client';
import { GOODS_REPORT_PAGE_SIZE } from '@haat/api-contract/vocabulary';
import type { GoodsImportRow } from '@haat/api-contract/shop-goods';
import { readWholeNumber } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  formText,
  refusalText,
  requireSession,
  textContext,
  unknownIntent,
  type ServerTexts,
} from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { pathTo } from '@haat/routing';

const MOST_PAGES = 1000;

/** A file and what it changes, what is wrong first; another shop's is not there. */
export async function loadGoodsImport({ request, params, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const id = params['importId'] ?? '';
  const page = Math.min(MOST_PAGES, readWholeNumber(url.searchParams.get('page')) || 1);
  const found = await goodsImport(context.get(apiContext), id, page).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
  const title = t('shop-goods:file.report');
  if (found === null) return data({ title, file: null }, { status: 404 });
  const { state, changes, unchanged, wrong, jumps, report } = found;
  const to = (at: number) => pathTo('goodsImport', { importId: id }, { page: at === 1 ? null : at });
  return {
    title,
    file: {
      ...{ state, changes, wrong, jumps },
      sums: [
        t('shop-goods:file.changes', { count: changes }),
        t('shop-goods:file.unchanged', { count: unchanged }),
        t('shop-goods:file.wrong', { count: wrong }),
      ],
      rows: report.results.map((row) => reportRow(t, row)),
      before: page > 1 ? to(page - 1) : null,
      after: page * GOODS_REPORT_PAGE_SIZE < report.count ? to(page + 1) : null,
    },
  };
}

/** What the screen is drawn from. */
export type GoodsImportData = NonNullable<ReturnType<typeof useLoaderData<typeof loadGoodsImport>>['file']>;

/** Applies a file, or takes back what it changed. */
export async function decideGoodsImport({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const id = params['importId'] ?? '';
  const form = await request.formData();
  const intent = formText(form, 'intent');
  if (intent !== 'apply' && intent !== 'undo') return unknownIntent();
  try {
    const api = context.get(apiContext);
    await (intent === 'apply' ? applyGoodsImport(api, id, form.has('isSure')) : undoGoodsImport(api, id));
    return redirect(pathTo('goodsImport', { importId: id }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const t = context.get(textContext);
    const { lines } = error.details;
    const refused = [
      refusalText(context, error),
      ...(Array.isArray(lines) && lines.length > 0 ? [t('shop-goods:file.lines', { lines: lines.join(', ') })] : []),
    ].join(' ');
    return data({ refused }, { status: error.httpStatus });
  }
}

function reportRow(
  t: ServerTexts,
  { line, c_id: id, name, price, stock, on_sale: sale, faults, is_jump }: GoodsImportRow,
) {
  return {
    line,
    name: name === '' ? id : name,
    lineText: t('shop-goods:file.line', { line }),
    isWrong: faults.length > 0,
    what:
      faults.length > 0
        ? faults.map(({ column, fault, value }) => faultText(t, { column, fault, value }))
        : [
            ...(price === null
              ? []
              : [t('shop-goods:change.price', { from: formatMoney(price.from), to: formatMoney(price.to) })]),
            ...(is_jump ? [t('shop-goods:file.jump')] : []),
            ...(stock === null ? [] : [t('shop-goods:change.stock', { from: stock.from, to: stock.to })]),
            ...(sale === null ? [] : [t(sale.to ? 'shop-goods:change.onSale' : 'shop-goods:change.offSale')]),
            ...(price === null && stock === null && sale === null ? [t('shop-goods:file.same')] : []),
          ],
  };
}

function faultText(t: ServerTexts, { column, fault, value }: GoodsImportRow['faults'][number]): string {
  const said = t(`shop-goods:file.fault.${fault}`);
  if (column === null) return said;
  return t('shop-goods:file.cell', { column, fault: said, value });
}

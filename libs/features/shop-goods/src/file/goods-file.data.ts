import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { checkGoodsFile, goodsImports, isApiError } from '@haat/api-client';
import { GOODS_FILE_REFUSALS } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, refusalText, requireSession, textContext } from '@haat/app-context';
import { momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { FILE_COLUMNS } from './file-columns.ts';
import { orWithoutShop } from '../without-shop.data.ts';

/** The same as the service's: a longer file is not sent there. */
const MOST_BYTES = 2_000_000;

/** What the form is answered. */
export interface FileReply {
  readonly refused: string;
}

/** The newest files of the shop; null to a person without one. */
export async function loadGoodsFiles({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const title = t('shop-goods:file.title');
  const found = await orWithoutShop(goodsImports(context.get(apiContext)));
  if (found === null) return { title, files: null };
  const language = context.get(languageContext);
  return {
    title,
    files: found.map(({ id, state, at, changes, wrong }) => ({
      id,
      to: pathTo('goodsImport', { importId: id }),
      name: t(`shop-goods:file.state.${state}`),
      detail: [
        momentText(t, language, at, new Date()),
        t('shop-goods:file.changes', { count: changes }),
        ...(wrong === 0 ? [] : [t('shop-goods:file.wrong', { count: wrong })]),
      ].join(' · '),
    })),
  };
}

/** What the screen is drawn from. */
export type GoodsFilesData = ReturnType<typeof useLoaderData<typeof loadGoodsFiles>>;

/** Checks a file, and shows what it would change. */
export async function sendGoodsFile({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const file = (await request.formData()).get('file');
  if (!(file instanceof File) || file.size === 0)
    return data<FileReply>({ refused: t('shop-goods:file.none') }, { status: 400 });
  if (file.size > MOST_BYTES)
    return data<FileReply>({ refused: t('shop-goods:file.refusal.too-large') }, { status: 400 });
  try {
    const report = await checkGoodsFile(context.get(apiContext), new Uint8Array(await file.arrayBuffer()));
    return redirect(pathTo('goodsImport', { importId: report.id }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const refusal = GOODS_FILE_REFUSALS.find((known) => known === error.details['refusal']);
    const line = error.details['line'];
    const refused = [
      refusal === undefined ? refusalText(context, error) : t(`shop-goods:file.refusal.${refusal}`, FILE_COLUMNS),
      ...(typeof line === 'number' ? [t('shop-goods:file.line', { line })] : []),
    ].join(' ');
    return data<FileReply>({ refused }, { status: error.httpStatus });
  }
}

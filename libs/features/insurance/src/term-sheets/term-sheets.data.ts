import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { acceptTerms, termSheets } from '@haat/api-client';
import type { TermSheet } from '@haat/api-contract/insurance-term-sheets';
import {
  actionFailure,
  apiContext,
  formText,
  languageContext,
  requireSession,
  textContext,
  unavailable,
} from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo, safeNextPath } from '@haat/routing';
import type { PolicyWords } from '../policy.presenter.ts';

/** Where a product's terms stand on the page. */
export const sheetId = (productId: string) => `terms-${productId}`;

/** The terms of each insurance product, one that is asked for first, and which of them the farmer accepted. */
export async function loadTermSheets({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const { searchParams } = new URL(request.url);
  const product = searchParams.get('product');
  const t = context.get(textContext);
  const sheets = await termSheets(context.get(apiContext));
  if (sheets === null) throw unavailable();
  const words = { t, language: context.get(languageContext), now: new Date() };
  const wanted = sheets.filter(({ product_id: id }) => id === product);
  const shown = [...wanted, ...sheets.filter((sheet) => !wanted.includes(sheet))];
  return {
    title: t('term-sheet:title'),
    sheets: shown.map((sheet) => sheetView(words, sheet)),
    next: nextOf(searchParams),
  };
}

/** Terms as the screen shows them. */
export type SheetView = ReturnType<typeof useLoaderData<typeof loadTermSheets>>['sheets'][number];

function sheetView({ t, language, now }: PolicyWords, sheet: TermSheet) {
  const { acceptance, version } = sheet;
  const acceptedOn = acceptance && dayText(t, language, indiaDay(new Date(acceptance.accepted_at)), now);
  return {
    ...{ id: sheet.product_id, name: sheet.name, insurer: sheet.insurer_name, version },
    line: t('term-sheet:version', { version, day: dayText(t, language, sheet.effective_on, now) }),
    ...{ summary: sheet.summary, paragraphs: sheet.paragraphs, isSample: sheet.is_sample },
    isAccepted: acceptance?.version === version,
    acceptedText:
      acceptedOn &&
      t(acceptance?.version === version ? 'term-sheet:accepted' : 'term-sheet:again', { day: acceptedOn }),
  };
}

/** Where the farmer goes on once terms are accepted; null to stay. */
function nextOf(query: URLSearchParams): string | null {
  return query.has('next') ? safeNextPath(query.get('next')) : null;
}

/** Accepts the version that was read, and goes on to where the farmer came from. */
export async function acceptSheet({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const product = formText(form, 'product');
  try {
    await acceptTerms(context.get(apiContext), product, {
      ...{ version: formText(form, 'version'), heard_aloud: form.has('heardAloud') },
    });
    return redirect(nextOf(new URL(request.url).searchParams) ?? `${pathTo('termSheets')}#${sheetId(product)}`);
  } catch (error) {
    return actionFailure(error);
  }
}

import { data, redirect, type RouterContextProvider } from 'react-router';
import { addFieldEntry, isApiError, khetibook, removeFieldEntry } from '@haat/api-client';
import type { FieldEntry, Khetibook } from '@haat/api-contract/fields';
import { FIELD_ENTRY_KINDS, FIELD_INCOMES, type FieldEntryKind } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  formText,
  languageContext,
  outboxForm,
  outboxReasonContext,
  refusalText,
  textContext,
  type ServerTexts,
} from '@haat/app-context';
import { formatMoney, indiaDay } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { entryAmount, entryProblems, readEntry, type EntryProblem, type TypedEntry } from './typed-entry.ts';

/** The address of a field says with it that an entry has just been written. */
export const WRITTEN = 'written';

const INCOMES: ReadonlySet<FieldEntryKind> = new Set(FIELD_INCOMES);

/** What the khetibook's forms are answered. Whatever it says, what was typed is still there. */
export interface KhetibookReply {
  /** Null where no entry was written. */
  readonly typed: TypedEntry | null;
  readonly problems: readonly EntryProblem[];
  /** What the service said. */
  readonly refused: string | null;
  /** An entry that was just taken out, to be brought back. */
  readonly removed: TypedEntry | null;
}

/** The khetibook of a field with its form; null where it could not be loaded, which is never 'empty'. */
export async function khetibookView(context: Readonly<RouterContextProvider>, fieldId: string) {
  const t = context.get(textContext);
  const book = await khetibook(context.get(apiContext), fieldId);
  const words = { t, language: context.get(languageContext), now: new Date() };
  return {
    outbox: outboxForm(context, t('khetibook:add.title')),
    today: indiaDay(words.now),
    kinds: FIELD_ENTRY_KINDS.map((kind) => ({ value: kind, label: t(`khetibook:kind.${kind}`) })),
    book: book === null ? null : bookView(words, book),
  };
}

/** The khetibook of a field. */
export type KhetibookData = Awaited<ReturnType<typeof khetibookView>>;

interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

function bookView(words: Words, { results, costs, incomes, profit, profit_per_acre: ofAnAcre }: Khetibook) {
  const { t } = words;
  const isLoss = profit < 0;
  return {
    sums: [
      { name: t('khetibook:sum.costs'), value: formatMoney(costs) },
      { name: t('khetibook:sum.incomes'), value: formatMoney(incomes) },
      { name: t(isLoss ? 'khetibook:sum.loss' : 'khetibook:sum.profit'), value: formatMoney(Math.abs(profit)) },
    ],
    ofAnAcre: {
      name: t(isLoss ? 'khetibook:sum.lossOfAcre' : 'khetibook:sum.profitOfAcre'),
      value: formatMoney(Math.abs(ofAnAcre)),
      isLoss,
    },
    entries: results.map((entry) => entryView(words, entry)),
  };
}

function entryView({ t, language, now }: Words, { id, day, kind, amount, note }: FieldEntry) {
  return {
    ...{ id, note, isIncome: INCOMES.has(kind), kind: t(`khetibook:kind.${kind}`) },
    day: asLine(dayText(t, language, day, now)),
    amount: formatMoney(amount),
    /** What its removal is sent with, so that it can be brought back. */
    facts: { day, kind, amount: String(amount), note },
  };
}

/** Writes the entry of a form. */
export async function writeEntry(context: Readonly<RouterContextProvider>, fieldId: string, form: FormData) {
  const t = context.get(textContext);
  const typed = readEntry(form);
  const problems = entryProblems(typed, indiaDay(new Date()));
  const { key, day, kind, note } = typed;
  const amount = entryAmount(typed.amount);
  const [first] = problems;
  if (first !== undefined) context.set(outboxReasonContext, t(`khetibook:problem.${first}`));
  if (first !== undefined || kind === null || amount === null) return answer({ typed, problems }, 400);
  try {
    await addFieldEntry(context.get(apiContext), fieldId, { key, day, kind, amount, note });
    return redirect(pathTo('field', { id: fieldId }, { done: WRITTEN }));
  } catch (error) {
    return refusal(context, error, typed);
  }
}

/** Takes an entry out; the answer brings what it was, so that it can be written again. */
export async function takeEntryOut(context: Readonly<RouterContextProvider>, fieldId: string, form: FormData) {
  try {
    await removeFieldEntry(context.get(apiContext), fieldId, formText(form, 'entry'));
  } catch (error) {
    return refusal(context, error, null);
  }
  return answer({ removed: readEntry(form) }, 200);
}

function refusal(context: Readonly<RouterContextProvider>, error: unknown, typed: TypedEntry | null) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  const refused = refusalText(context, error);
  context.set(outboxReasonContext, refused);
  return answer({ typed, refused }, error.httpStatus);
}

function answer(said: Partial<KhetibookReply>, status: number) {
  return data<KhetibookReply>({ typed: null, problems: [], refused: null, removed: null, ...said }, { status });
}

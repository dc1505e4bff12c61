import type { TermSheet } from '@haat/api-contract/insurance-term-sheets';
import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { groupInsuranceProducts } from '../tables.ts';
import { insuranceTermAcceptances, insuranceTermSheets } from './tables.ts';

/** Who asks for terms, and when. */
export interface TermsQuestion {
  readonly userId: string;
  readonly language: Language;
  /** In India, 'YYYY-MM-DD'. */
  readonly today: string;
}

/** The terms of each product that hold today, with what the person accepted of them last. */
export async function currentTerms(
  executor: Executor,
  { userId, language, today }: TermsQuestion,
): Promise<TermSheet[]> {
  const sheets = await executor
    .selectDistinctOn([groupInsuranceProducts.sortOrder, groupInsuranceProducts.id], {
      sheet: insuranceTermSheets,
      product: groupInsuranceProducts,
    })
    .from(insuranceTermSheets)
    .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insuranceTermSheets.productId))
    .where(lte(insuranceTermSheets.effectiveOn, today))
    .orderBy(
      asc(groupInsuranceProducts.sortOrder),
      asc(groupInsuranceProducts.id),
      desc(insuranceTermSheets.effectiveOn),
    );
  const accepted = await acceptancesOf(executor, userId);
  return sheets.map(({ sheet, product }) => {
    const last = accepted.find(({ productId }) => productId === product.id);
    return {
      ...{ product_id: product.id, version: sheet.version, effective_on: sheet.effectiveOn },
      name: inLanguage(product.name, language),
      insurer_name: inLanguage(product.insurerName, language),
      summary: [inLanguage(product.coverText, language), ...linesOf(inLanguage(sheet.summary, language))],
      paragraphs: linesOf(inLanguage(sheet.terms, language)),
      is_sample: product.insurer === null,
      acceptance:
        last === undefined
          ? null
          : {
              ...{ version: last.version, language: last.language, heard_aloud: last.heardAloud },
              accepted_at: last.acceptedAt.toISOString(),
            },
    };
  });
}

/** The version of a product's terms that holds today; null without any. */
export async function currentVersion(executor: Executor, productId: string, today: string): Promise<string | null> {
  const [sheet] = await executor
    .select({ version: insuranceTermSheets.version })
    .from(insuranceTermSheets)
    .where(and(eq(insuranceTermSheets.productId, productId), lte(insuranceTermSheets.effectiveOn, today)))
    .orderBy(desc(insuranceTermSheets.effectiveOn))
    .limit(1);
  return sheet?.version ?? null;
}

/** The newest first. */
function acceptancesOf(executor: Executor, userId: string) {
  return executor
    .select()
    .from(insuranceTermAcceptances)
    .where(eq(insuranceTermAcceptances.userId, userId))
    .orderBy(desc(insuranceTermAcceptances.acceptedAt));
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { crops, isApiError } from '@haat/api-client';
import { apiContext, textContext, type ServerTexts } from '@haat/app-context';
import { formatAmount, indiaDay } from '@haat/format';
import { PMFBY_NOTICES, PMFBY_SEASONS, type PmfbySeason } from '@haat/insurance-pricing';
import { notCovered, perilRows, perilsOfCrop } from '../perils-of-crop.ts';
import { noticeOf, schemeAnswer, schemeProblems, type SchemeAnswer } from './scheme-answer.ts';
import { readSchemeQuery } from './scheme-query.ts';

/** A crop of the notices that the catalogue does not name. */
const GUAVA = 'guava';
const FIRST_KHARIF_MONTH = 4;
const LAST_KHARIF_MONTH = 7;

/** What crop insurance pays for, and what the government's costs for a field. */
export async function loadInsurance({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const query = readSchemeQuery(url.searchParams);
  const known = await crops(context.get(apiContext)).catch((error: unknown) => {
    if (isApiError(error)) return null;
    throw error;
  });
  const options = known && [
    ...known.map(({ slug, app_display_name: name }) => ({ value: slug, label: name })),
    { value: GUAVA, label: t('insurance:guava') },
  ];
  const crop = options?.find(({ value }) => value === query.crop) ?? null;
  const asked = { ...query, crop: crop?.value ?? null };
  const season = noticeOf(asked)?.season ?? query.season ?? seasonOf(indiaDay(new Date()));
  const answer = schemeAnswer(asked, season);
  return {
    title: t('insurance:title'),
    crops: options,
    crop: crop && { id: crop.value, name: crop.label },
    query: { ...asked, season },
    seasons: PMFBY_SEASONS.map((value) => ({ value, label: t(`insurance:season.${value}`) })),
    places: PMFBY_NOTICES.filter((notice) => notice.crop === asked.crop).map(({ place }) => ({
      ...{ value: place, label: t(`insurance:place.${place}`) },
    })),
    cutOff: t(`insurance:cutoff.${season}`),
    problems: schemeProblems(asked),
    answer: answer && answerView(t, answer),
    perils: perilRows(t, perilsOfCrop(asked.crop)),
    not: notCovered(t),
  };
}

/** What the screen is drawn from. */
export type InsuranceData = ReturnType<typeof useLoaderData<typeof loadInsurance>>;

/** The season that farmers apply for now: kharif from April to July. */
function seasonOf(today: string): PmfbySeason {
  const month = Number(today.slice(5, 7));
  return month >= FIRST_KHARIF_MONTH && month <= LAST_KHARIF_MONTH ? 'kharif' : 'rabi';
}

function answerView(t: ServerTexts, { farmer, isMost, government, insured, notice }: SchemeAnswer) {
  const rupees = (amount: number) => `₹${formatAmount(amount)}`;
  return {
    farmer: { label: t(isMost ? 'insurance:answer.farmerMost' : 'insurance:answer.farmer'), amount: rupees(farmer) },
    facts: [
      ...(government === null ? [] : [{ name: t('insurance:answer.government'), value: rupees(government) }]),
      ...(insured === null ? [] : [{ name: t('insurance:answer.insured'), value: rupees(insured) }]),
    ],
    from:
      notice === null
        ? t('insurance:answer.typed')
        : t('insurance:answer.notice', { season: t(`insurance:season.${notice.season}`), year: notice.year }),
  };
}

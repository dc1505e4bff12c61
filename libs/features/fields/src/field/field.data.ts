import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { cropDetails, isApiError, myField, removeMyField, type ApiClient } from '@haat/api-client';
import type { Field } from '@haat/api-contract/fields';
import {
  actionFailure,
  apiContext,
  languageContext,
  requireSession,
  textContext,
  unknownIntent,
  type ServerTexts,
} from '@haat/app-context';
import { areaIn } from '@haat/crop-core';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { flatShape } from '../boundary/flat-shape.ts';
import { landAreaText } from '../boundary/land-area.ts';
import { KEPT } from '../field-form/keep-field.data.ts';
import { REMOVED } from '../my-fields/my-fields.data.ts';
import { FIELD_INTENTS } from './field-intents.ts';
import { PICTURE } from './picture-size.ts';
import { khetibookView, takeEntryOut, writeEntry, WRITTEN } from './khetibook.data.ts';

/** A field with what is known of it; another person's is not there. */
export async function loadField({ request, params, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const field = await foundField(api, params['id'] ?? '');
  if (field === null) return data({ view: 'none' as const, title: t('fields:notFound') }, { status: 404 });
  const { id, name, boundary, square_metres: squareMetres, state } = field;
  const [links, khetibook] = await Promise.all([linksOf(api, field), khetibookView(context, id)]);
  const done = url.searchParams.get('done');
  return {
    view: 'field' as const,
    title: `${name} · ${t('fields:title')}`,
    name,
    id,
    isKept: done === KEPT,
    isWritten: done === WRITTEN,
    /** Whether the field shall go, which is asked first. */
    isRemoveAsked: url.searchParams.has('remove'),
    points: flatShape(boundary.coordinates[0], PICTURE),
    area: landAreaText(t, squareMetres, state),
    facts: factsOf(t, context.get(languageContext), field),
    links,
    khetibook,
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type FieldData = ReturnType<typeof useLoaderData<typeof loadField>>;
/** A field that is there. */
export type ShownField = Extract<FieldData, { view: 'field' }>;

/** A field of one's own; null where there is none. */
export async function foundField(api: ApiClient, id: string): Promise<Field | null> {
  return myField(api, id).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
}

function factsOf(t: ServerTexts, language: string, { crop, variety, sowing_day: day }: Field) {
  const rows = [
    { name: t('fields:fact.crop'), value: crop?.name ?? t('fields:noCrop') },
    { name: t('fields:fact.variety'), value: variety },
    { name: t('fields:fact.sown'), value: day === null ? null : asLine(dayText(t, language, day, new Date())) },
  ];
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
}

/** Where a field leads: to how it looks from above, its crop on its own acres, questions, goods and soil reports. */
async function linksOf(api: ApiClient, { id: field, crop, sowing_day: sown, square_metres: squareMetres }: Field) {
  const acres = Math.max(0.01, Math.round((areaIn(squareMetres, 'acre', null) ?? 0) * 100) / 100);
  const id = crop?.id ?? null;
  // Without what is sold for the crop, all goods are there.
  const details = id === null ? null : await cropDetails(api, id).catch(() => null);
  return {
    satellite: pathTo('satellite', {}, { field }),
    crop: id === null ? null : pathTo('crop', {}, { crop: id, sown, acres }),
    ask: pathTo('askExpert', {}, { crop: id }),
    products: pathTo('products', {}, { crop: details?.market_crop_id ?? null }),
    soil: pathTo('soilReports', {}, { crop: id }),
  };
}

/** Removes the field with its khetibook, or changes that. */
export async function changeFieldPage({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const id = params['id'] ?? '';
  switch (form.get('intent')) {
    case FIELD_INTENTS.write:
      return writeEntry(context, id, form);
    case FIELD_INTENTS.takeOut:
      return takeEntryOut(context, id, form);
    case FIELD_INTENTS.remove:
      return removeMyField(context.get(apiContext), id).then(
        () => redirect(pathTo('myFields', {}, { done: REMOVED })),
        actionFailure,
      );
    default:
      return unknownIntent();
  }
}

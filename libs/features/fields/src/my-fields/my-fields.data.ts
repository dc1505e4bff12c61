import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { myFields } from '@haat/api-client';
import type { Field } from '@haat/api-contract/fields';
import { apiContext, loginPathFor, outboxForm, sessionContext, textContext, unavailable } from '@haat/app-context';
import type { ServerTexts } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { flatShape } from '../boundary/flat-shape.ts';
import { landAreaText } from '../boundary/land-area.ts';
import { PICTURE_PX } from './picture-size.ts';

/** The address says with it that a field has just been removed. */
export const REMOVED = 'removed';

/** The fields of who is looking; of a guest the way to log in. What could not be loaded is never 'none'. */
export async function loadMyFields({ request, url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const title = t('fields:title');
  if (context.get(sessionContext).status !== 'authenticated')
    return { view: 'guest' as const, title, loginPath: loginPathFor(request) };
  const own = await myFields(context.get(apiContext));
  if (own === null) throw unavailable();
  return {
    view: 'fields' as const,
    title,
    /** A field that was registered without a network waits on the phone. */
    outbox: outboxForm(context, t('fields:new.title')),
    isRemoved: url.searchParams.get('done') === REMOVED,
    fields: own.map((field) => fieldView(t, field)),
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type MyFieldsData = ReturnType<typeof useLoaderData<typeof loadMyFields>>;

function fieldView(t: ServerTexts, { id, name, crop, boundary, square_metres: squareMetres, state }: Field) {
  return {
    ...{ id, name, points: flatShape(boundary.coordinates[0], { width: PICTURE_PX, height: PICTURE_PX }) },
    crop: crop?.name ?? t('fields:noCrop'),
    area: landAreaText(t, squareMetres, state),
    to: pathTo('field', { id }),
  };
}

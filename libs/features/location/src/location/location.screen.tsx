import { useTranslation } from 'react-i18next';
import {
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useSubmit,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import {
  actionFailure,
  apiContext,
  formText,
  isActionFailure,
  placeContext,
  placeCookie,
  textContext,
  type ScreenHandle,
} from '@haat/app-context';
import { cutText } from '@haat/format';
import { pathTo, safeNextPath } from '@haat/routing';
import { Banner, Button, Page, SearchField } from '@haat/ui-kit';
import { ConfirmPlaceChange } from './confirm-place-change.tsx';
import { GpsButton } from './gps-button.tsx';
import { findPlace, placesFor, placeText, shopNotServingPlace } from './location.data.ts';
import { PlacesFound } from './places-found.tsx';
import { PLACES_SOURCE } from './places-source.ts';
import { RecentPlaces } from './recent-place-list.tsx';
import { SEARCH_NAME } from './place-search-form.tsx';

export const handle = { namespaces: ['location'], ownHeading: true } satisfies ScreenHandle;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const search = url.searchParams;
  const query = cutText((search.get('q') ?? '').trim(), 100);
  return {
    title: context.get(textContext)('location:title'),
    current: context.get(placeContext),
    next: safeNextPath(search.get('next') ?? placeIsFor(url.pathname)),
    query,
    places: await placesFor(context.get(apiContext), query),
  };
}

/** Chooses a place by pincode or by the phone's point; asks first when the cart's shop does not serve it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const next = safeNextPath(form.get('next'));
  const pincode = formText(form, 'pincode');
  const latLng = formText(form, 'latLng');
  const api = context.get(apiContext);
  try {
    const place = await findPlace(api, latLng === '' ? { pincode } : { latLng });
    const shop = form.get('confirmed') === 'yes' ? null : await shopNotServingPlace(api, place);
    if (shop !== null) return { ask: { shop, place: placeText(place), pincode, latLng, next } };
    return redirect(next, { headers: { 'Set-Cookie': placeCookie(place, request) } });
  } catch (error) {
    return actionFailure(error);
  }
}

/** Where a chosen place leads to when the address names no page: home, or the open network from its own address. */
function placeIsFor(pathname: string): string {
  return pathname.startsWith(pathTo('networkLocation')) ? pathTo('networkShops') : pathTo('home');
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Where the farmer is: by the phone, or by pincode, post office or district. */
export default function LocationScreen() {
  const { current, next, query, places } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('location');
  const submit = useSubmit();
  const navigation = useNavigation();
  const isChoosing = navigation.formMethod === 'POST';
  return (
    <Page width="wide">
      <div className="flex flex-col gap-1">
        <h1 className="text-22 font-bold">{t('heading')}</h1>
        <p className="text-ink-soft">{current ? t('current', { place: placeText(current) }) : t('why')}</p>
      </div>
      {isActionFailure(answer) ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(answer.error.code))}
        </Banner>
      ) : null}
      {answer && 'ask' in answer ? <ConfirmPlaceChange {...answer.ask} /> : null}
      <div className="flex min-w-0 flex-col gap-4 lg:grid lg:max-w-5xl lg:grid-cols-2 lg:items-start lg:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          <GpsButton busy={isChoosing} onFound={(latLng) => void submit({ latLng, next }, { method: 'post' })} />
          <Form role="search" className="flex flex-col gap-2">
            <h2 className="text-18 font-bold">{t('search.label')}</h2>
            {next === placeIsFor(pathname) ? null : <input type="hidden" name="next" value={next} />}
            <SearchField
              key={query}
              label={t('search.label')}
              name={SEARCH_NAME}
              defaultValue={query}
              placeholder={t('search.placeholder')}
            />
            <Button type="submit" variant="secondary" fullWidth busy={navigation.state === 'loading' && !isChoosing}>
              {t('search.button')}
            </Button>
          </Form>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PlacesFound places={places} query={query} next={next} />
          <RecentPlaces heading={t('recent')} current={current} next={next} />
        </div>
      </div>
      <p className="text-ink-soft">{t('source', PLACES_SOURCE)}</p>
    </Page>
  );
}

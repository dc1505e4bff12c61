import { Form } from 'react-router';
import { pathTo, usePlace } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { IconLink, LanguagesIcon, PillLink, PlacePill, SearchField, SearchIcon, TopBar } from '@haat/ui-kit';
import { useBackAddress } from './use-back-address.ts';
import type { ShownScreen } from './use-screen.ts';

/** The bar at the top: on home the brand with place, language and search, elsewhere back, title and search. */
export function ScreenBar({ screen }: { readonly screen: ShownScreen }) {
  const { t } = useTexts();
  const place = usePlace();
  const back = useBackAddress(screen.backTo);
  if (screen.frame === 'home') {
    return (
      <TopBar
        brand={{ to: pathTo('home'), label: t('product_name') }}
        titleIsHeading={false}
        below={
          <Form role="search" action={pathTo('search')}>
            <SearchField name="q" label={t('frame.search')} placeholder={t('frame.search_hint')} maxLength={100} suggestionsFrom={pathTo('searchSuggestions')} />
          </Form>
        }
      >
        <PlacePill to={pathTo('location')} label={t('frame.place')} text={place?.label ?? t('frame.set_place')} />
        <PillLink to={pathTo('language')} label={t('frame.language')} text={t('language_short')} icon={<LanguagesIcon size={18} className="shrink-0" />} />
      </TopBar>
    );
  }
  return (
    <TopBar
      back={{ to: back, label: t('frame.back') }}
      title={screen.title ?? undefined}
      subtitle={screen.subtitle ?? undefined}
      titleIsHeading={!screen.ownHeading}
    >
      {screen.frame === 'shop' ? (
        <IconLink to={pathTo('search')} label={t('frame.search')} icon={<SearchIcon />} variant="bar" />
      ) : null}
    </TopBar>
  );
}

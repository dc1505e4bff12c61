import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { LONGEST_SEARCH } from '@haat/api-contract/vocabulary';
import { usePlace, useRootData } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { IconLink, LanguagesIcon, PillLink, PlacePill, SearchField, SearchIcon, TopBar } from '@haat/ui-kit';
import { SECTIONS } from './sections.ts';
import { useBackAddress } from './use-back-address.ts';
import type { ShownScreen } from './use-screen.ts';

/**
 * The bar at the top: on home the brand with place, language and search, elsewhere back, title and search. A
 * counter's screen has room for all of it everywhere.
 */
export function ScreenBar({ screen }: { readonly screen: ShownScreen }) {
  const { t } = useTranslation();
  const place = usePlace();
  const { isForBuying, sections } = useRootData().shell;
  const back = useBackAddress(screen.backTo);
  const inner =
    screen.frame === 'home'
      ? null
      : {
          back: { to: back, label: t('frame.back') },
          title: screen.title ?? undefined,
          subtitle: screen.subtitle ?? undefined,
          titleIsHeading: !screen.ownHeading,
          action: isForBuying && screen.frame === 'shop' ? <SearchLink /> : null,
        };
  return (
    <TopBar
      brand={{ to: SECTIONS[sections[0]].to, label: t('product_name') }}
      below={isForBuying ? <Search /> : null}
      {...inner}
    >
      {isForBuying ? (
        <PlacePill to={pathTo('location')} label={t('frame.place')} text={place?.label ?? t('frame.set_place')} />
      ) : null}
      <PillLink
        to={pathTo('language')}
        label={t('frame.language')}
        text={t('language_short')}
        icon={<LanguagesIcon size={18} className="shrink-0 max-[22rem]:hidden" />}
      />
    </TopBar>
  );
}

/** The search field of the bar; a screen with a field of its own needs no second one. */
function Search() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Form
      key={pathname}
      role="search"
      action={pathTo('search')}
      className="group-has-[main_[role=search]]/frame:hidden"
    >
      <SearchField
        name="q"
        label={t('frame.search')}
        placeholder={t('frame.search_hint')}
        maxLength={LONGEST_SEARCH}
        suggestionsFrom={pathTo('searchSuggestions')}
      />
    </Form>
  );
}

/** On a phone the field is a page away, but for that page itself. */
function SearchLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (pathname === pathTo('search')) return null;
  return (
    <span className="contents lg:hidden">
      <IconLink to={pathTo('search')} label={t('frame.search')} icon={<SearchIcon />} variant="bar" />
    </span>
  );
}

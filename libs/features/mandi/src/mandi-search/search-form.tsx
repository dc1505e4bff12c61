import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_SEARCH } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Button, Select, TextField } from '@haat/ui-kit';
import type { MandiSearchData } from './mandi-search.data.ts';

/** What is searched. District and market can be chosen once what they lie in was sent: so it works without script. */
export function SearchForm({ data: { query, regions, today, isBadDay } }: { readonly data: MandiSearchData }) {
  const { t } = useTranslation('mandi');
  const isLoading = useNavigation().location?.pathname === pathTo('mandiSearch');
  const choices = [
    { name: 'state', label: t('search.state'), all: t('search.allStates'), options: regions.states },
    { name: 'district', label: t('search.district'), all: t('search.allDistricts'), options: regions.districts },
    { name: 'market', label: t('search.market'), all: t('search.allMarkets'), options: regions.markets },
  ] as const;
  return (
    <Form
      // Another answer begins with what it was asked.
      key={JSON.stringify(query)}
      role="search"
      action={pathTo('mandiSearch')}
      className="flex min-w-0 flex-col gap-3"
    >
      {query.crop === null ? null : <input type="hidden" name="crop" value={query.crop} />}
      <TextField
        label={t('choose.search')}
        name="q"
        type="search"
        defaultValue={query.search}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
      />
      {choices.map(({ name, label, all, options }) =>
        options.length === 0 ? null : (
          <Select
            key={name}
            label={label}
            name={name}
            placeholder={all}
            defaultValue={query[name] ?? ''}
            options={options.map(({ id, name: text }) => ({ value: id, label: text }))}
          />
        ),
      )}
      <TextField
        label={t('search.day')}
        hint={t('search.dayHint')}
        error={isBadDay ? t('search.badDay') : undefined}
        name="day"
        type="date"
        max={today}
        defaultValue={query.day}
      />
      <Button type="submit" size="large" fullWidth busy={isLoading}>
        {isLoading ? t('main:states.loading') : t('choose.show')}
      </Button>
    </Form>
  );
}

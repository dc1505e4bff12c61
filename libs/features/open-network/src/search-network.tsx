import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { LONGEST_SEARCH } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Button, SearchField } from '@haat/ui-kit';

interface SearchNetworkProps {
  /** What is searched for now. */
  readonly search: string;
  /** What is sent along, by its name in the address. */
  readonly kept?: Readonly<Record<string, string | null>>;
}

/** Searches the goods of all shops of the network that serve the place; it works without JavaScript too. */
export function SearchNetwork({ search, kept = {} }: SearchNetworkProps) {
  const { t } = useTranslation('open-network');
  return (
    <Form
      role="search"
      action={pathTo('networkShops')}
      className="flex min-w-0 flex-wrap gap-2 lg:max-w-2xl"
      key={search}
    >
      {Object.entries(kept).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <span className="flex room-for-typing">
        <SearchField
          label={t('search.label')}
          name="search"
          defaultValue={search}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          maxLength={LONGEST_SEARCH}
        />
      </span>
      <span className="ml-auto flex shrink-0">
        <Button type="submit">{t('search.button')}</Button>
      </span>
    </Form>
  );
}

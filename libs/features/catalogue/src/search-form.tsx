import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { LONGEST_SEARCH } from '@haat/api-contract/vocabulary';
import { Button, SearchField } from '@haat/ui-kit';

interface SearchFormProps {
  /** The screen that searches. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly defaultValue?: string;
  /** The link leads to this field: it takes the focus. */
  readonly isSearching?: boolean;
  /** Address that answers what is typed with suggestions. */
  readonly suggestionsFrom?: string;
  /** What is sent along. */
  readonly children?: ReactNode;
}

/** A search field with its button. */
export function SearchForm({
  action,
  label,
  placeholder,
  defaultValue = '',
  isSearching = false,
  suggestionsFrom,
  children,
}: SearchFormProps) {
  const { t } = useTranslation('products');
  return (
    <Form role="search" action={action} className="flex min-w-0 flex-wrap gap-2 lg:max-w-2xl" key={defaultValue}>
      {children}
      <span className="flex room-for-typing">
        <SearchField
          label={label}
          name="search"
          defaultValue={defaultValue}
          placeholder={placeholder}
          clearLabel={t('search.clear')}
          maxLength={LONGEST_SEARCH}
          suggestionsFrom={suggestionsFrom}
          {...(isSearching ? { autoFocus: true } : {})}
        />
      </span>
      <span className="ml-auto flex shrink-0">
        <Button type="submit">{t('search.button')}</Button>
      </span>
    </Form>
  );
}

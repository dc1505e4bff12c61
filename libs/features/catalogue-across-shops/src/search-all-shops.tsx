import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { LONGEST_SEARCH } from '@haat/api-contract/vocabulary';
import { Button, SearchField } from '@haat/ui-kit';

interface SearchAllShopsProps {
  /** The screen that searches. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for now. */
  readonly search: string;
  /** What is sent along. */
  readonly children?: ReactNode;
}

/** A search field with its button; it works without JavaScript too. */
export function SearchAllShops({ action, label, placeholder, search, children }: SearchAllShopsProps) {
  const { t } = useTranslation('products');
  return (
    <Form role="search" action={action} className="flex min-w-0 flex-wrap gap-2 lg:max-w-2xl" key={search}>
      {children}
      <span className="flex room-for-typing">
        <SearchField
          label={label}
          name="search"
          defaultValue={search}
          placeholder={placeholder}
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

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { LONGEST_SEARCH } from '@haat/api-contract/vocabulary';
import { useLanguage } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Button, SearchField, VoiceButton } from '@haat/ui-kit';
import { suggestionsFrom } from '../suggestions-from.ts';

interface SearchBoxProps {
  /** What was searched for. */
  readonly search: string;
  readonly vendorId?: string | undefined;
}

/** The box that everything is searched in, by letters or by voice. A plain form where there is no JavaScript. */
export function SearchBox({ search, vendorId }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [trouble, setTrouble] = useState<'unheard' | 'blocked' | null>(null);
  return (
    <>
      <Form
        ref={form}
        role="search"
        action={pathTo('search')}
        className="flex min-w-0 flex-wrap gap-2 lg:max-w-2xl"
        key={search}
      >
        <span className="flex room-for-typing">
          <SearchField
            label={t('label')}
            name="q"
            defaultValue={search}
            placeholder={t('placeholder')}
            clearLabel={t('clear')}
            maxLength={LONGEST_SEARCH}
            suggestionsFrom={suggestionsFrom(vendorId)}
          >
            <VoiceButton
              label={t('voice.start')}
              listeningLabel={t('voice.listening')}
              language={`${language}-IN`}
              onResult={(q) => void navigate(pathTo('search', {}, { q }))}
              onError={setTrouble}
            />
          </SearchField>
        </span>
        <span className="ml-auto flex shrink-0">
          <Button type="submit">{t('button')}</Button>
        </span>
      </Form>
      {trouble === null ? null : (
        <Banner tone="warning">{t(trouble === 'blocked' ? 'voice.blocked' : 'voice.unheard')}</Banner>
      )}
    </>
  );
}

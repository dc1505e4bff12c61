import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { LONGEST_SEARCH, MOST_MANDI_CROPS } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Banner, Button, ChipGroup, SearchField, TextLink } from '@haat/ui-kit';
import type { CropChoiceData, followCrops } from './mandi-prices.data.ts';

/**
 * Crops to follow. One form: its search is sent by GET with what is ticked, so that nothing ticked is lost, and its
 * main button keeps the choice.
 */
export function ChooseCrops({ choice }: { readonly choice: CropChoiceData }) {
  const { t } = useTranslation('mandi');
  const answer = useActionData<typeof followCrops>();
  const { search, options, chosen, isFound } = choice;
  return (
    <>
      <div className="flex flex-col gap-1">
        <h2 className="text-18 font-bold">{t('choose.title')}</h2>
        <p className="text-ink-soft">{t('choose.text', { most: MOST_MANDI_CROPS })}</p>
      </div>
      {answer && 'problem' in answer ? (
        <Banner tone="danger" announce>
          {t(`choose.${answer.problem}`, { most: MOST_MANDI_CROPS })}
        </Banner>
      ) : null}
      <Form method="post" action={pathTo('mandiPrices', {}, { choose: 1 })} className="flex min-w-0 flex-col gap-4">
        <input type="hidden" name="choose" value="1" />
        <div role="search" className="flex min-w-0 flex-wrap gap-2">
          <span className="flex room-for-typing">
            <SearchField
              key={search}
              label={t('choose.search')}
              name="q"
              defaultValue={search}
              placeholder={t('choose.search')}
              maxLength={LONGEST_SEARCH}
            />
          </span>
          <span className="ml-auto flex shrink-0">
            {/* First in the form: Enter in the search presses it. */}
            <Button type="submit" variant="secondary" formMethod="get" formAction={pathTo('mandiPrices')}>
              {t('choose.searchButton')}
            </Button>
          </span>
        </div>
        {isFound ? null : <p role="status">{t('choose.none', { search })}</p>}
        <ChipGroup
          key={`${search} ${chosen.join()}`}
          legend={t('choose.legend')}
          name="crops"
          multiple
          options={options}
          defaultValues={answer && 'crops' in answer ? answer.crops : chosen}
        />
        <Button type="submit" size="large" fullWidth>
          {t('choose.show')}
        </Button>
      </Form>
      <TextLink to={pathTo('mandiSearch')} edge="start">
        {t('search.open')}
      </TextLink>
    </>
  );
}

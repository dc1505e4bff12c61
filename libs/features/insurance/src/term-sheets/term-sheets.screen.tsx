import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure, type ScreenHandle } from '@haat/app-context';
import { Banner, Page } from '@haat/ui-kit';
import { TermSheetCard } from './term-sheet-card.tsx';
import { acceptSheet, loadTermSheets } from './term-sheets.data.ts';

export const handle = { namespaces: ['term-sheet'], backTo: '/insurance/policies' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadTermSheets(args);
}

export function action(args: ActionFunctionArgs) {
  return acceptSheet(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Terms of insurance: what matters most first, then all of it, then the form that accepts this version. */
export default function TermSheetsScreen() {
  const { sheets, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('term-sheet');
  return (
    <Page>
      {isActionFailure(answer) ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(answer.error.code), answer.error.details)}
        </Banner>
      ) : null}
      <p>{sheets.length === 0 ? t('none') : t('intro')}</p>
      {sheets.map((sheet) => (
        <TermSheetCard key={`${sheet.id} ${sheet.version}`} sheet={sheet} next={next} />
      ))}
    </Page>
  );
}

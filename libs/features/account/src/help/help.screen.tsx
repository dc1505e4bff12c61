import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { customerCareContext, officersContext, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, Page } from '@haat/ui-kit';
import { CommonQuestions } from './common-questions.tsx';
import { ComplaintList } from './complaint-list.tsx';
import { HelpContacts } from './help-contacts.tsx';
import { loadComplaints } from './help.data.ts';

export const handle = { namespaces: ['help'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    title: context.get(textContext)('help:title'),
    complaints: await loadComplaints(context),
    customerCare: context.get(customerCareContext),
    grievanceOfficer: context.get(officersContext).grievance,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Every complaint with its number and its clocks, who answers, and common questions. */
export default function HelpScreen() {
  const { complaints, customerCare, grievanceOfficer } = useLoaderData<typeof loader>();
  const { t } = useTranslation('help');
  return (
    <Page>
      <ComplaintList complaints={complaints} />
      <section aria-labelledby="clocks" className="flex min-w-0 flex-col gap-2">
        <h2 id="clocks" className="text-18 font-bold">
          {t('clocks.title')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          <li>{t('clocks.number')}</li>
          <li>{t('clocks.answer')}</li>
          <li>{t('clocks.settled')}</li>
          <li>{t('clocks.further')}</li>
        </ul>
      </section>
      <HelpContacts customerCare={customerCare} grievanceOfficer={grievanceOfficer} />
      <ButtonLink to={pathTo('askHelp')} variant="secondary" fullWidth>
        {t('ask')}
      </ButtonLink>
      <CommonQuestions />
    </Page>
  );
}

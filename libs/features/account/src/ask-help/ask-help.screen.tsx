import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, List, ListRow, Page } from '@haat/ui-kit';
import { CommonQuestions } from '../help/common-questions.tsx';
import { HelpContacts } from '../help/help-contacts.tsx';
import { changeCall, loadAskHelp } from './ask-help.data.ts';
import { CallBack } from './call-back.tsx';

export const handle = { namespaces: ['ask-help', 'help'], backTo: '/help' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadAskHelp(args);
}

export function action(args: ActionFunctionArgs) {
  return changeCall(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Calling, being called, whom else to ask, and common questions. See docs/domain/identity.md#calls-back. */
export default function AskHelpScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('ask-help');
  return (
    <Page>
      {reply === undefined ? null : (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      )}
      <HelpContacts customerCare={view.customerCare} grievanceOfficer={null} />
      <CallBack view={view} />
      <List label={t('others')}>
        <ListRow to={pathTo('askExpert')} title={t('expert')} detail={t('expertText')} />
        <ListRow to={pathTo('askEveryone')} title={t('everyone')} detail={t('everyoneText')} />
        <ListRow to={pathTo('help')} title={t('complaints')} detail={t('complaintsText')} />
      </List>
      <CommonQuestions />
    </Page>
  );
}

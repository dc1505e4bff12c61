import { useTranslation } from 'react-i18next';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { loadReportView, report } from '../after-order.data.ts';
import { NothingHere } from '../nothing-here.tsx';
import { RefusalBanner } from '../refusal-banner.tsx';
import { ReportForm } from './report-form.tsx';

export const handle = { namespaces: ['after-order'], backTo: '/orders', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  const view = await loadReportView(context, orderId);
  return data(
    { title: context.get(textContext)('after-order:report.title'), orderId, view },
    { status: view ? 200 : 404 },
  );
}

/** Sends a complaint. See docs/domain/aftercare.md#complaints. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return report(context, params['orderId'] ?? '', await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Complaining of an order: what is wrong, with which goods, and how it looks. */
export default function ReportIssueScreen() {
  const { orderId, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('after-order');
  return (
    <Page>
      <RefusalBanner refused={answer?.refused} />
      {view ? (
        <ReportForm view={view} typed={answer?.typed ?? null} problems={answer?.problems ?? null} />
      ) : (
        <NothingHere orderId={orderId} title={t('report.gone')} />
      )}
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, Page } from '@haat/ui-kit';
import { changeGeotagTask, loadGeotagTasks } from './geotag-tasks.data.ts';
import { TaskCard } from './task-card.tsx';

export const handle = { namespaces: ['geotags'], backTo: '/account', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadGeotagTasks(args);
}

export function action(args: ActionFunctionArgs) {
  return changeGeotagTask(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Fields that the farmer is asked to visit. See docs/domain/fields.md#geotag-tasks. */
export default function GeotagTasksScreen() {
  const { tasks, reasons, outbox, done } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('geotags');
  return (
    <Page>
      {done !== null && reply === undefined ? (
        <Banner tone="success" announce>
          {t(`taken.${done}`)}
        </Banner>
      ) : null}
      <OutboxWaiting form={outbox} onSent={revalidate} />
      {tasks.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-farms.svg"
          title={t('none.title')}
          detail={t('none.text')}
          action={<ButtonLink to={pathTo('myFields')}>{t('none.fields')}</ButtonLink>}
        />
      ) : (
        <>
          <p>{t('intro')}</p>
          <ul className="flex min-w-0 flex-col gap-3">
            {tasks.map((task) => (
              <li key={task.id}>
                <TaskCard task={task} reasons={reasons} reply={reply?.task === task.id ? reply : null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

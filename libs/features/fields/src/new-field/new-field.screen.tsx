import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { outboxForm, requireFarmer, textContext, type ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, Page } from '@haat/ui-kit';
import { fieldFormData } from '../field-form/field-form.data.ts';
import { FieldForm } from '../field-form/field-form.tsx';
import { keepField } from '../field-form/keep-field.data.ts';
import { EMPTY_FIELD } from '../field-form/typed-field.ts';

export const handle = { namespaces: ['field-form', 'fields'], backTo: '/farms', isKept: true } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireFarmer(context, request);
  const title = context.get(textContext)('fields:new.title');
  return { title, outbox: outboxForm(context, title), form: await fieldFormData(context, null, EMPTY_FIELD) };
}

export function action(args: ActionFunctionArgs) {
  return keepField(args, null);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Registering a field. See docs/domain/fields.md#fields. */
export default function NewFieldScreen() {
  const { outbox, form } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('field-form');
  return (
    <Page>
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <OutboxWaiting form={outbox} onSent={revalidate} />
      <p>{t('intro')}</p>
      <FieldForm view={form} reply={reply ?? null} action={pathTo('newField')} outbox={outbox} subject="" />
    </Page>
  );
}

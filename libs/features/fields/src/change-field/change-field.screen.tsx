import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { apiContext, requireFarmer, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Page } from '@haat/ui-kit';
import { foundField } from '../field/field.data.ts';
import { fieldFormData } from '../field-form/field-form.data.ts';
import { FieldForm } from '../field-form/field-form.tsx';
import { keepField } from '../field-form/keep-field.data.ts';
import { typedFieldOf } from '../field-form/typed-field.ts';

export const handle = { namespaces: ['field-form', 'fields'], backTo: '/farms' } satisfies ScreenHandle;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireFarmer(context, request);
  const id = params['id'] ?? '';
  const field = await foundField(context.get(apiContext), id);
  // The page of the field says that there is none.
  if (field === null) throw redirect(pathTo('field', { id }));
  return {
    title: context.get(textContext)('fields:change.title', { name: field.name }),
    id: field.id,
    form: await fieldFormData(context, field, typedFieldOf(field)),
  };
}

export function action(args: ActionFunctionArgs) {
  return keepField(args, args.params['id'] ?? '');
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Changing a field. See docs/domain/fields.md#fields. */
export default function ChangeFieldScreen() {
  const { id, form } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <Page>
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      <FieldForm view={form} reply={reply ?? null} action={pathTo('changeField', { id })} outbox={null} subject={id} />
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure, type ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, Card, EmptyState, Page, TextLink } from '@haat/ui-kit';
import { FieldPicture } from '../boundary/field-picture.tsx';
import { changeFieldPage, loadField, type ShownField } from './field.data.ts';
import { FIELD_INTENTS } from './field-intents.ts';
import { FieldLinks } from './field-links.tsx';
import { Khetibook } from './khetibook.tsx';
import { PICTURE } from './picture-size.ts';

export const handle = { namespaces: ['fields', 'khetibook'], backTo: '/farms', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadField(args);
}

export function action(args: ActionFunctionArgs) {
  return changeFieldPage(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** A field: its shape and area, what grows on it, and where that leads. See docs/domain/fields.md#fields. */
export default function FieldScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation(['fields', 'khetibook']);
  if (view.view === 'none')
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={view.title}
          action={
            <ButtonLink to={pathTo('myFields')} fullWidth>
              {t('all')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page>
      {(view.isKept || view.isWritten) && reply === undefined ? (
        <Banner tone="success" announce>
          {t(view.isKept ? 'kept' : 'khetibook:written')}
        </Banner>
      ) : null}
      {isActionFailure(reply) ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(reply.error.code), reply.error.details)}
        </Banner>
      ) : null}
      <OutboxWaiting form={view.khetibook.outbox} onSent={revalidate} />
      {view.isRemoveAsked ? <RemoveQuestion id={view.id} name={view.name} /> : null}
      <Facts view={view} />
      <Khetibook id={view.id} data={view.khetibook} reply={isActionFailure(reply) ? null : (reply ?? null)} />
      <FieldLinks links={view.links} />
    </Page>
  );
}

function Facts({ view: { id, points, area, facts, name } }: { readonly view: ShownField }) {
  const { t } = useTranslation('fields');
  return (
    <Card>
      <FieldPicture points={points} label={t('shapeOf', { name })} {...PICTURE} />
      <p className="text-18 font-bold">{area}</p>
      <dl className="flex min-w-0 flex-col gap-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap justify-end gap-x-4">
        <TextLink to={pathTo('changeField', { id })}>{t('changeIt')}</TextLink>
        <TextLink to={pathTo('field', { id }, { remove: 1 })} tone="danger">
          {t('remove')}
        </TextLink>
      </p>
    </Card>
  );
}

function RemoveQuestion({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('fields');
  return (
    <Card>
      <h2 className="text-18 font-bold break-words">{t('removeQuestion.title', { name })}</h2>
      <p>{t('removeQuestion.text')}</p>
      <Form method="post" action={pathTo('field', { id })} className="flex min-w-0 flex-col gap-2">
        <input type="hidden" name="intent" value={FIELD_INTENTS.remove} />
        <Button type="submit" variant="danger" fullWidth>
          {t('remove')}
        </Button>
        <ButtonLink to={pathTo('field', { id })} variant="secondary" fullWidth>
          {t('removeQuestion.leave')}
        </ButtonLink>
      </Form>
    </Card>
  );
}

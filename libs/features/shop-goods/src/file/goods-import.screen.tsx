import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, Card, Checkbox, EmptyState, List, ListRow, Page } from '@haat/ui-kit';
import { decideGoodsImport, loadGoodsImport, type GoodsImportData } from './goods-import.data.ts';

export const handle = { namespaces: ['shop-goods'], backTo: '/shop/goods/file' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadGoodsImport(args);
}

export function action(args: ActionFunctionArgs) {
  return decideGoodsImport(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What a file would change, row by row; applying it, and taking it back. */
export default function GoodsImportScreen() {
  const { file } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('shop-goods');
  if (file === null)
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('file.gone')}
          action={
            <ButtonLink to={pathTo('goodsFile')} fullWidth>
              {t('file.another')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page>
      {reply !== undefined && 'refused' in reply ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : (
        <Banner tone={file.state === 'APPLIED' ? 'success' : 'info'} announce>
          {t(`file.stateText.${file.state}`)}
        </Banner>
      )}
      <Card>
        <ul className="flex flex-col gap-1">
          {file.sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
        </ul>
      </Card>
      <Decision {...file} />
      <List label={t('file.report')}>
        {file.rows.map(({ line, name, lineText, isWrong, what }) => (
          <ListRow
            key={line}
            title={name}
            tone={isWrong ? 'danger' : 'plain'}
            detail={[lineText, ...what].map((part) => (
              <span key={part} className="block break-words">
                {part}
              </span>
            ))}
          />
        ))}
      </List>
      {file.before === null ? null : (
        <ButtonLink to={file.before} variant="secondary" fullWidth>
          {t('before')}
        </ButtonLink>
      )}
      {file.after === null ? null : (
        <ButtonLink to={file.after} variant="secondary" fullWidth>
          {t('after')}
        </ButtonLink>
      )}
    </Page>
  );
}

function Decision({ state, changes, jumps, wrong }: GoodsImportData) {
  const { t } = useTranslation('shop-goods');
  if (state === 'CHECKED' && changes > 0)
    return (
      <Form method="post" className="flex min-w-0 flex-col gap-3">
        {wrong > 0 ? <p>{t('file.leftOut')}</p> : null}
        {jumps > 0 ? <Checkbox name="isSure" value="yes" required label={t('file.sure')} /> : null}
        <Button type="submit" name="intent" value="apply" size="large" fullWidth>
          {t('file.apply')}
        </Button>
      </Form>
    );
  if (state === 'APPLIED')
    return (
      <Form method="post">
        <Button type="submit" name="intent" value="undo" variant="secondary" fullWidth>
          {t('file.undo')}
        </Button>
      </Form>
    );
  return (
    <ButtonLink to={pathTo('goodsFile')} fullWidth>
      {t('file.another')}
    </ButtonLink>
  );
}

import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Button, Card, List, ListRow, Page, TextField, TextLink } from '@haat/ui-kit';
import { NoShop } from '../no-shop.tsx';
import { loadGoodsFiles, sendGoodsFile } from './goods-file.data.ts';
import { FILE_COLUMNS } from './file-columns.ts';

export const handle = { namespaces: ['shop-goods'], backTo: '/shop/goods' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadGoodsFiles(args);
}

export function action(args: ActionFunctionArgs) {
  return sendGoodsFile(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Changing many goods by a file: take it, change it, and have it checked. See docs/domain/shop.md#the-file. */
export default function GoodsFileScreen() {
  const { files } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const isSending = useNavigation().formMethod === 'POST';
  const { t } = useTranslation('shop-goods');
  if (files === null) return <NoShop namespace="shop-goods" />;
  return (
    <Page>
      <Card>
        <h2 className="text-18 font-bold">{t('file.take')}</h2>
        <p>{t('file.takeText', FILE_COLUMNS)}</p>
        <TextLink to={pathTo('goodsTemplate')} reloadDocument>
          {t('file.download')}
        </TextLink>
      </Card>
      <Form method="post" encType="multipart/form-data" className="flex min-w-0 flex-col gap-3">
        <h2 className="text-18 font-bold">{t('file.send')}</h2>
        {reply === undefined ? null : (
          <Banner tone="danger" announce>
            {reply.refused}
          </Banner>
        )}
        <TextField type="file" name="file" accept=".csv,text/csv" label={t('file.choose')} hint={t('file.hint')} />
        <Button type="submit" size="large" fullWidth busy={isSending}>
          {t('file.check')}
        </Button>
        <p>{t('file.dry')}</p>
      </Form>
      {files.length === 0 ? null : (
        <section className="flex min-w-0 flex-col gap-2">
          <h2 className="text-18 font-bold">{t('file.newest')}</h2>
          <List>
            {files.map(({ id, to, name, detail }) => (
              <ListRow key={id} to={to} title={name} detail={detail} />
            ))}
          </List>
        </section>
      )}
    </Page>
  );
}

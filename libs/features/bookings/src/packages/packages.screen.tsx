import { useTranslation } from 'react-i18next';
import { Form, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Button, Page, RadioCards, TextField } from '@haat/ui-kit';
import { NoService } from '../no-service.tsx';
import { loadPackages } from './packages.data.ts';

export const handle = { namespaces: ['booking'], backTo: '/farmer-services/drone-spray' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadPackages(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Which package of a service, by whom, for how much land or how many samples. */
export default function PackagesScreen() {
  const { form } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  if (form === null) return <NoService />;
  const { first, problems } = form;
  return (
    <Page>
      <Form action={pathTo('serviceCart')} className="flex min-w-0 flex-col gap-4">
        <input type="hidden" name="service" value={form.service} />
        <RadioCards legend={t('package')} name="package" options={form.packages} defaultValue={first.package} />
        <RadioCards legend={t('vendors')} name="vendor" options={form.vendors} defaultValue={first.vendor} />
        {form.asksAcres ? (
          <TextField
            label={t(form.isAcresNeeded ? 'acres' : 'acresIfKnown')}
            hint={t('acresHint')}
            name="acres"
            defaultValue={first.acres}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            error={problems.includes('acres') ? t('problem.acres') : undefined}
          />
        ) : null}
        {form.asksSamples ? (
          <TextField
            label={t('samples')}
            hint={t('samplesHint')}
            name="samples"
            defaultValue={first.samples}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            error={problems.includes('samples') ? t('problem.samples') : undefined}
          />
        ) : null}
        <Button type="submit" size="large" fullWidth>
          {t('toCart')}
        </Button>
      </Form>
    </Page>
  );
}

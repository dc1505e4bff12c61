import { useTranslation } from 'react-i18next';
import {
  Form,
  useActionData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { LONGEST_NAME } from '@haat/api-contract/vocabulary';
import { apiContext, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { Banner, Button, NumberField, Page, TextField } from '@haat/ui-kit';
import { submitAccount } from './new-account.data.ts';

export const handle = { namespaces: ['bank-kyc'], backTo: '/insurance/kyc/banks' } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  return { title: context.get(textContext)('bank-kyc:new.title') };
}

/** Names the bank of an IFSC, or gives the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitAccount(context.get(apiContext), context.get(textContext), await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The form of a bank account: its number twice, the IFSC with its bank, the holder's name. */
export default function NewAccountScreen() {
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('bank-kyc');
  const isBusy = useNavigation().state !== 'idle';
  const problems = reply?.problems ?? {};
  return (
    <Page>
      {reply?.refusal ? (
        <Banner tone="danger" announce>
          <p>{t(errorTextKeys(reply.refusal))}</p>
        </Banner>
      ) : null}
      <p>{t('new.rupee')}</p>
      <Form method="post" noValidate className="flex min-w-0 flex-col gap-4">
        <NumberField
          name="number"
          label={t('new.number')}
          hint={t('new.numberHint')}
          error={problems.number && t(`error.${problems.number}`)}
        />
        <NumberField
          name="again"
          label={t('new.again')}
          hint={t('new.againHint')}
          error={problems.again && t(`error.${problems.again}`)}
        />
        <TextField
          name="ifsc"
          label={t('new.ifsc')}
          hint={t('new.ifscHint')}
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={reply?.ifsc}
          error={problems.ifsc && t(`error.${problems.ifsc}`)}
        />
        <Button type="submit" name="intent" value="look" variant="secondary" busy={isBusy}>
          {t('new.look')}
        </Button>
        {reply?.bank ? (
          <p role="status" className="font-bold">
            {reply.bank}
          </p>
        ) : null}
        <TextField
          name="name"
          label={t('new.name')}
          hint={t('new.nameHint')}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          defaultValue={reply?.name}
          error={problems.name && t(`error.${problems.name}`)}
        />
        <Button type="submit" name="intent" value="give" size="large" fullWidth busy={isBusy}>
          {t('new.send')}
        </Button>
      </Form>
    </Page>
  );
}

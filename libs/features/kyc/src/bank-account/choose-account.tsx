import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { Banner, Button, OtpField } from '@haat/ui-kit';
import type { AccountReply } from './bank-account.data.ts';

/** Two steps: asking for the code, and typing it. Both work without script: the second is the answer to the first. */
export function ChooseAccount({ reply }: { readonly reply: AccountReply | null }) {
  const { t } = useTranslation('bank-kyc');
  const busy = useNavigation().state !== 'idle';
  const error = reply?.refusal ? t(errorTextKeys(reply.refusal)) : undefined;
  if (!reply?.requestId)
    return (
      <Form method="post" className="flex flex-col gap-3">
        {error === undefined ? null : (
          <Banner tone="danger" announce>
            <p>{error}</p>
          </Banner>
        )}
        <p>{t('choose.text')}</p>
        <Button type="submit" name="intent" value="code" size="large" fullWidth busy={busy}>
          {t('choose.action')}
        </Button>
      </Form>
    );
  return (
    <Form method="post" className="flex flex-col gap-3">
      {reply.sandboxPage === null ? null : (
        <Banner tone="info">
          <a
            href={reply.sandboxPage}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center font-semibold underline"
          >
            {t('choose.sandbox')}
          </a>
        </Banner>
      )}
      <input type="hidden" name="requestId" value={reply.requestId} />
      <OtpField label={t('choose.code')} hint={t('choose.hint')} name="otp" error={error} required />
      <Button type="submit" name="intent" value="choose" size="large" fullWidth busy={busy}>
        {t('choose.confirm')}
      </Button>
    </Form>
  );
}

import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, OtpField } from '@haat/ui-kit';
import type { DeletionReply } from './delete-account.data.ts';

/** Two steps: asking for the code, and typing it. Both work without script: the second is the answer to the first. */
export function ConfirmDeletion({ reply }: { readonly reply: DeletionReply | null }) {
  const { t } = useTranslation('delete-account');
  const busy = useNavigation().state !== 'idle';
  const error = reply?.refusal ? t(errorTextKeys(reply.refusal)) : undefined;
  if (reply?.requestId)
    return (
      <Form method="post" className="flex flex-col gap-3">
        <h2 className="text-18 font-bold">{t('confirm.heading')}</h2>
        {reply.sandboxPage === null ? null : (
          <Banner tone="info">
            <a
              href={reply.sandboxPage}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-12 items-center font-semibold underline"
            >
              {t('confirm.sandbox')}
            </a>
          </Banner>
        )}
        <input type="hidden" name="requestId" value={reply.requestId} />
        <OtpField label={t('confirm.code')} hint={t('confirm.hint')} name="otp" error={error} required />
        <Button type="submit" name="intent" value="delete" variant="danger" fullWidth busy={busy}>
          {t('confirm.action')}
        </Button>
        <ButtonLink to={pathTo('account')} variant="secondary" fullWidth>
          {t('stay')}
        </ButtonLink>
      </Form>
    );
  return (
    <Form method="post" className="flex flex-col gap-3">
      {error === undefined ? null : (
        <Banner tone="danger" announce>
          <p>{error}</p>
        </Banner>
      )}
      <p>{t('ask.text')}</p>
      <Button type="submit" name="intent" value="code" variant="danger" fullWidth busy={busy}>
        {t('ask.action')}
      </Button>
      <ButtonLink to={pathTo('account')} variant="secondary" fullWidth>
        {t('stay')}
      </ButtonLink>
    </Form>
  );
}

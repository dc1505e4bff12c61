import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, OtpField } from '@haat/ui-kit';
import { ACTIVATION, type ActivationReply } from './activation.data.ts';

interface CardCodeFormProps {
  readonly reply: ActivationReply;
  readonly requestId: string;
}

/** The code that was sent for the number. */
export function CardCodeForm({ reply, requestId }: CardCodeFormProps) {
  const { t } = useTranslation('shri');
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" noValidate className="flex min-w-0 flex-col gap-4">
      {reply.sandboxPage === null ? null : (
        <Banner tone="info">
          <a
            href={reply.sandboxPage}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center font-semibold underline"
          >
            {t('activation.sandbox')}
          </a>
        </Banner>
      )}
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="number" value={reply.number} />
      <OtpField
        label={t('activation.code')}
        hint={t('activation.codeHint')}
        name="otp"
        error={reply.refused ?? undefined}
        required
      />
      <Button type="submit" name="intent" value={ACTIVATION.activate} size="large" fullWidth busy={isSending}>
        {t('activation.title')}
      </Button>
      <ButtonLink to={pathTo('programmeActivation')} variant="secondary" fullWidth reloadDocument>
        {t('activation.again')}
      </ButtonLink>
    </Form>
  );
}

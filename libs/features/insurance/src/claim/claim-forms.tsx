import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_CLAIM_TEXT } from '@haat/api-contract/vocabulary';
import { Button, Card, TextField } from '@haat/ui-kit';
import { CLAIM_INTENTS, type ClaimReply, type ShownClaim } from './claim.data.ts';

interface ClaimFormsProps {
  readonly claim: ShownClaim;
  readonly reply: ClaimReply | null;
}

/** What the farmer can do: object to a rejection, once; take the claim back before a surveyor has it. */
export function ClaimForms({ claim, reply }: ClaimFormsProps) {
  const { t } = useTranslation('insurance');
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      {claim.appealText === null ? null : (
        <Card>
          <p className="text-ink-soft">{t('claim.appeal.yours')}</p>
          <p className="break-words whitespace-pre-line">{claim.appealText}</p>
        </Card>
      )}
      {claim.mayAppeal ? (
        <Card>
          <h2 className="text-18 font-bold">{t('claim.appeal.title')}</h2>
          {claim.appealUntil === null ? null : <p>{claim.appealUntil}</p>}
          <Form method="post" noValidate className="flex min-w-0 flex-col gap-3">
            <input type="hidden" name="intent" value={CLAIM_INTENTS.appeal} />
            <TextField
              multiline
              label={t('claim.appeal.text')}
              name="text"
              rows={4}
              maxLength={LONGEST_CLAIM_TEXT}
              defaultValue={reply?.text}
              error={reply?.isEmpty === true ? t('claim.appeal.error') : undefined}
            />
            <Button type="submit" size="large" fullWidth busy={isSending}>
              {t('claim.appeal.send')}
            </Button>
          </Form>
        </Card>
      ) : null}
      {claim.mayWithdraw ? (
        <Form method="post" className="flex min-w-0 flex-col gap-2">
          <input type="hidden" name="intent" value={CLAIM_INTENTS.withdraw} />
          <p className="text-14 text-ink-soft">{t('claim.withdrawText')}</p>
          <Button type="submit" variant="secondary" fullWidth busy={isSending}>
            {t('claim.withdraw')}
          </Button>
        </Form>
      ) : null}
    </>
  );
}

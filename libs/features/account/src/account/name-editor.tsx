import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { LONGEST_NAME } from '@haat/api-contract/vocabulary';
import { isActionFailure } from '@haat/app-context';
import { Accordion, Banner, Button, Card, TextField } from '@haat/ui-kit';

export interface NameEditorProps {
  readonly fullName: string;
  readonly phoneNumber: string;
}

/** The phone number of the session, and the editable name. */
export function NameEditor({ fullName, phoneNumber }: NameEditorProps) {
  const { t } = useTranslation('account');
  const fetcher = useFetcher<{ savedName: string }>();
  const failure = isActionFailure(fetcher.data) ? t(errorTextKeys(fetcher.data.error.code)) : undefined;
  return (
    <Card>
      <p className="font-semibold">{t('phone', { phone: phoneNumber })}</p>
      <Accordion variant="row" title={t('name.edit')} defaultOpen={fullName === '' || failure !== undefined}>
        <fetcher.Form method="post" className="flex flex-col gap-3">
          <TextField
            label={t('name.label')}
            name="fullName"
            defaultValue={fullName}
            autoComplete="name"
            required
            maxLength={LONGEST_NAME}
            error={failure}
          />
          <Button
            type="submit"
            name="intent"
            value="name"
            variant="secondary"
            fullWidth
            busy={fetcher.state !== 'idle'}
          >
            {t('name.save')}
          </Button>
        </fetcher.Form>
      </Accordion>
      {fetcher.data && !failure ? (
        <Banner tone="success" announce>
          {t('name.saved')}
        </Banner>
      ) : null}
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { CALL_BACK_TOPICS, PARTS_OF_DAY } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, Card, Select } from '@haat/ui-kit';
import { FORGO, type AskHelpData } from './ask-help.data.ts';

/** Asks to be called, or says that the call is waited for; a guest logs in first, for the number. */
export function CallBack({ view }: { readonly view: AskHelpData }) {
  const { t } = useTranslation('ask-help');
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Card>
      <section aria-labelledby="call-back" className="flex min-w-0 flex-col gap-3">
        <h2 id="call-back" className="text-18 font-bold">
          {t('callBack')}
        </h2>
        {view.loginPath !== null ? (
          <>
            <p>{t('guest')}</p>
            <ButtonLink to={view.loginPath} variant="secondary" fullWidth>
              {t('logIn')}
            </ButtonLink>
          </>
        ) : view.isNotLoaded ? (
          <Banner tone="warning">{t('notLoaded')}</Banner>
        ) : view.waiting === null ? (
          <Form method="post" action={pathTo('askHelp')} className="flex min-w-0 flex-col gap-4">
            <p>{t('callBackText')}</p>
            <Select
              label={t('topic')}
              name="topic"
              options={CALL_BACK_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
            />
            <Select
              label={t('time')}
              name="time"
              options={PARTS_OF_DAY.map((part) => ({ value: part, label: t(`times.${part}`) }))}
            />
            <Button type="submit" size="large" fullWidth busy={isSending}>
              {t('send')}
            </Button>
          </Form>
        ) : (
          <Form method="post" action={pathTo('askHelp')} className="flex min-w-0 flex-col gap-3">
            <p role="status" className="font-semibold">
              {view.waiting}
            </p>
            <input type="hidden" name="intent" value={FORGO} />
            <Button type="submit" variant="secondary" fullWidth>
              {t('forgo')}
            </Button>
          </Form>
        )}
      </section>
    </Card>
  );
}

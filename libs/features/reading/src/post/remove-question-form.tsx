import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Accordion, Button } from '@haat/ui-kit';
import { POST_INTENTS } from './post-acts.data.ts';

/** Removes an own question with what was said to it; asks first, by being closed. */
export function RemoveQuestionForm({ here }: { readonly here: string }) {
  const { t } = useTranslation('posts');
  return (
    <Accordion variant="row" title={t('question.remove')}>
      <Form method="post" action={here} className="flex min-w-0 flex-col gap-3">
        <p>{t('question.removeText')}</p>
        <input type="hidden" name="intent" value={POST_INTENTS.removeQuestion} />
        <Button type="submit" variant="secondary" fullWidth>
          {t('question.removeNow')}
        </Button>
      </Form>
    </Accordion>
  );
}

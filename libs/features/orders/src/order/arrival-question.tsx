import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button, Card } from '@haat/ui-kit';

const ANSWERS = ['yes', 'no'] as const;

/** Asks whether goods came that were left at the address without the farmer's code. */
export function ArrivalQuestion({ text }: { readonly text: string }) {
  const { t } = useTranslation('order');
  const sent = useNavigation().formData?.get('hasCome');
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('arrival.title')}</h2>
      <p>{text}</p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="arrival" />
        {ANSWERS.map((answer) => (
          <span key={answer} className="flex-1 basis-36">
            <Button
              type="submit"
              name="hasCome"
              value={answer}
              variant={answer === 'yes' ? 'primary' : 'secondary'}
              size="large"
              fullWidth
              busy={sent === answer}
            >
              {t(`arrival.${answer}`)}
            </Button>
          </span>
        ))}
      </Form>
    </Card>
  );
}

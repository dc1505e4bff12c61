import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Badge, Button, Card } from '@haat/ui-kit';
import { STATE_TONES } from '../state-tones.ts';
import { SEND_DRAFT, type ApplyData } from './apply.data.ts';

/** Applications that are not decided yet; a draft can be sent as it is. */
export function UnderWay({ underWay }: Pick<ApplyData, 'underWay'>) {
  const { t } = useTranslation('shri');
  const isSending = useNavigation().formMethod === 'POST';
  if (underWay.length === 0) return null;
  return (
    <section aria-labelledby="under-way-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="under-way-title" className="text-18 font-bold">
        {t('apply.underWay')}
      </h2>
      {underWay.map(({ id, crop, field, sown, state, stateText, isDraft }) => (
        <Card key={id}>
          <h3 className="font-bold break-words">{crop}</h3>
          <Badge tone={STATE_TONES[state]}>{stateText}</Badge>
          <p className="text-14 break-words text-ink-soft">
            {field}
            <span className="block">{sown}</span>
          </p>
          {isDraft ? (
            <Form method="post" action={pathTo('programmeApply')}>
              <input type="hidden" name="intent" value={SEND_DRAFT} />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="secondary" fullWidth busy={isSending}>
                {t('apply.sendDraft')}
                <span className="sr-only">: {crop}</span>
              </Button>
            </Form>
          ) : null}
        </Card>
      ))}
    </section>
  );
}

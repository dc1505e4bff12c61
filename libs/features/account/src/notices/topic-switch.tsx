import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { NoticeTopic } from '@haat/api-contract/vocabulary';
import { Button } from '@haat/ui-kit';

export interface TopicSwitchProps {
  readonly topic: NoticeTopic;
  readonly isOn: boolean;
}

/** A topic, whether it comes by SMS, and the button that changes it: a form of its own, so that it needs no script. */
export function TopicSwitch({ topic, isOn }: TopicSwitchProps) {
  const { t } = useTranslation('notices');
  const busy = useNavigation().formData?.get('topic') === topic;
  return (
    <Form method="post" className="flex min-w-0 flex-wrap items-center justify-between gap-2" preventScrollReset>
      <input type="hidden" name="topic" value={topic} />
      <span className="min-w-0">
        <span className="block font-semibold">{t(`topic.${topic}`)}</span>
        <span className="block text-ink-soft">{t(isOn ? 'isOn' : 'isOff')}</span>
      </span>
      <Button
        type="submit"
        name="on"
        value={isOn ? 'no' : 'yes'}
        variant="secondary"
        busy={busy}
        aria-label={t(isOn ? 'named.off' : 'named.on', { topic: t(`topic.${topic}`) })}
      >
        {t(isOn ? 'switch.off' : 'switch.on')}
      </Button>
    </Form>
  );
}

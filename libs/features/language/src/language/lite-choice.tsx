import { useTranslation } from 'react-i18next';
import { Button, Card } from '@haat/ui-kit';

export interface LiteChoiceProps {
  readonly isLite: boolean;
  /** Where to go once it is chosen. */
  readonly next: string;
}

/** Lite pages on or off. A form of the browser's own: the next page comes whole, with its scripts or without any. */
export function LiteChoice({ isLite, next }: LiteChoiceProps) {
  const { t } = useTranslation('lite');
  return (
    <Card>
      <h2 className="text-18 font-bold">{isLite ? t('on') : t('title')}</h2>
      <p>{t('text')}</p>
      <form method="post">
        <input type="hidden" name="next" value={next} />
        <Button type="submit" variant="secondary" fullWidth name="lite" value={isLite ? '0' : '1'}>
          {isLite ? t('turnOff') : t('turnOn')}
        </Button>
      </form>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Accordion, TextLink } from '@haat/ui-kit';

/** Questions that are asked most, each with the page where one can do something about it. */
const QUESTIONS = [
  { name: 'where', to: pathTo('orders') },
  { name: 'cancel', to: pathTo('orders') },
  { name: 'money', to: pathTo('orders') },
  { name: 'credit', to: pathTo('credit') },
  { name: 'stranger', to: pathTo('devices') },
  { name: 'data', to: pathTo('deleteAccount') },
] as const;

/** Common questions and their answers, opened by a press. */
export function CommonQuestions() {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="questions" className="flex min-w-0 flex-col gap-3">
      <h2 id="questions" className="text-18 font-bold">
        {t('questions.title')}
      </h2>
      {QUESTIONS.map(({ name, to }) => (
        <Accordion key={name} title={t(`question.${name}`)}>
          <p>{t(`answer.${name}`)}</p>
          <TextLink to={to}>{t(`page.${name}`)}</TextLink>
        </Accordion>
      ))}
    </section>
  );
}

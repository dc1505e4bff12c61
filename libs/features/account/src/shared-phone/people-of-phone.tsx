import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, CircleUserIcon, List, ListRow } from '@haat/ui-kit';
import { LockForm } from './lock-form.tsx';
import type { PersonOfPhone } from './shared-phone.data.ts';

export interface PeopleOfPhoneProps {
  readonly people: readonly PersonOfPhone[];
  /** Whose lock is asked for; null before one is chosen. */
  readonly chosen: string | null;
  readonly error: string | undefined;
}

/** Who left the phone to another: each comes back by the own lock, anyone else by a code. */
export function PeopleOfPhone({ people, chosen, error }: PeopleOfPhoneProps) {
  const { t } = useTranslation('shared-phone');
  const named = people.map(({ id, name }, index) => ({ id, name: name || t('people.unnamed', { number: index + 1 }) }));
  const person = named.find(({ id }) => id === chosen);
  if (person !== undefined) {
    return (
      <>
        <h2 className="text-20 font-bold [overflow-wrap:anywhere]">{person.name}</h2>
        <LockForm
          intent="open"
          who={person.id}
          label={t('open.label')}
          hint={t('open.hint')}
          action={t('open.action')}
          error={error}
        />
        <ButtonLink to={pathTo('login')} variant="secondary" fullWidth>
          {t('people.byCode')}
        </ButtonLink>
        <ButtonLink to={pathTo('sharedPhone')} variant="quiet" fullWidth>
          {t('people.others')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{named.length === 0 ? t('people.none') : t('people.intro')}</p>
      {error === undefined ? null : (
        <p role="alert" className="font-semibold text-clay">
          {error}
        </p>
      )}
      {named.length === 0 ? null : (
        <List label={t('title')}>
          {named.map(({ id, name }) => (
            <ListRow
              key={id}
              to={pathTo('sharedPhone', {}, { who: id })}
              leading={<CircleUserIcon className="text-primary" />}
              title={name}
            />
          ))}
        </List>
      )}
      <ButtonLink to={pathTo('login')} variant={named.length === 0 ? 'primary' : 'secondary'} size="large" fullWidth>
        {t('people.another')}
      </ButtonLink>
    </>
  );
}

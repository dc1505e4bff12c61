import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { KeyRoundIcon, List, ListRow, TextLink } from '@haat/ui-kit';
import type { PasskeyView } from './passkeys.data.ts';

/** A person's passkeys: what they are called, when they were added and last used, and removing them. */
export function PasskeyList({ passkeys }: { readonly passkeys: readonly PasskeyView[] }) {
  const { t } = useTranslation('passkeys');
  return (
    <section aria-labelledby="passkeys" className="flex min-w-0 flex-col gap-2">
      <h2 id="passkeys" className="text-18 font-bold">
        {t('list')}
      </h2>
      {passkeys.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <List>
          {passkeys.map(({ id, name, added, used }) => (
            <ListRow
              key={id}
              leading={<KeyRoundIcon className="text-primary" />}
              title={name}
              detail={
                <>
                  <span className="block">{added}</span>
                  <span className="block">{used}</span>
                </>
              }
              trailing={
                <TextLink to={pathTo('passkeys', {}, { remove: id })} aria-label={t('remove.named', { name })}>
                  {t('remove.action')}
                </TextLink>
              }
            />
          ))}
        </List>
      )}
    </section>
  );
}

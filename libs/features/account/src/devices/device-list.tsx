import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { List, ListRow, SmartphoneIcon, TextLink } from '@haat/ui-kit';
import type { DeviceView } from './devices.data.ts';

/** Where the person is logged in; the device in the hand says so, and logs out where the account does. */
export function DeviceList({ devices }: { readonly devices: readonly DeviceView[] }) {
  const { t } = useTranslation('devices');
  return (
    <List label={t('title')}>
      {devices.map(({ id, isThis, name, signedIn, used }) => (
        <ListRow
          key={id}
          leading={<SmartphoneIcon className="text-primary" />}
          title={name}
          detail={
            <>
              {isThis ? <span className="block font-semibold">{t('this')}</span> : null}
              <span className="block">{signedIn}</span>
              <span className="block">{used}</span>
            </>
          }
          trailing={
            <TextLink
              to={isThis ? pathTo('account', {}, { ask: 'sign-out' }) : pathTo('devices', {}, { end: id })}
              aria-label={t('end.named', { name: isThis ? t('this') : name })}
            >
              {t('end.action')}
            </TextLink>
          }
        />
      ))}
    </List>
  );
}

import { useTranslation } from 'react-i18next';
import { usePlace } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import {
  InfoIcon,
  LanguagesIcon,
  List,
  ListRow,
  MapPinIcon,
  PackageIcon,
  ReceiptIcon,
  StoreIcon,
  TruckIcon,
} from '@haat/ui-kit';

/** The links of the account page; those that need a session appear after signing in. */
export function AccountLinks({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation('account');
  const place = usePlace();
  return (
    <List label={t('title')}>
      {isSignedIn ? (
        <ListRow to={pathTo('orders')} leading={<PackageIcon className="text-primary" />} title={t('orders')} />
      ) : null}
      {isSignedIn ? (
        <ListRow to={pathTo('addresses')} leading={<TruckIcon className="text-primary" />} title={t('addresses')} />
      ) : null}
      {isSignedIn ? (
        <ListRow to={pathTo('credit')} leading={<ReceiptIcon className="text-primary" />} title={t('credit')} />
      ) : null}
      <ListRow to={pathTo('nearbyCentres')} leading={<StoreIcon className="text-primary" />} title={t('shops')} />
      <ListRow
        to={pathTo('location', {}, { next: pathTo('account') })}
        leading={<MapPinIcon className="text-primary" />}
        title={t('place')}
        detail={place?.label ?? t('placeUnset')}
      />
      <ListRow
        to={pathTo('language', {}, { next: pathTo('account') })}
        leading={<LanguagesIcon className="text-primary" />}
        title={t('language')}
      />
      <ListRow to={pathTo('about')} leading={<InfoIcon className="text-primary" />} title={t('about')} />
    </List>
  );
}

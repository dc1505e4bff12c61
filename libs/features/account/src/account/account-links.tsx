import { useTranslation } from 'react-i18next';
import { usePlace, useRootData } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import {
  CircleCheckIcon,
  CalendarDaysIcon,
  CircleHelpIcon,
  CircleUserIcon,
  FileTextIcon,
  FlaskConicalIcon,
  InfoIcon,
  KeyRoundIcon,
  LanguagesIcon,
  LeafIcon,
  List,
  ListRow,
  MapPinIcon,
  PackageIcon,
  ReceiptIcon,
  ShieldCheckIcon,
  SmartphoneIcon,
  StoreIcon,
  Trash2Icon,
  TruckIcon,
  UserIcon,
  WheatIcon,
} from '@haat/ui-kit';

export interface AccountLinksProps {
  readonly isSignedIn: boolean;
  /** A member of staff, who may sign in by passkeys. */
  readonly mayHavePasskeys: boolean;
}

/** The links of the account page; those that need a session appear after signing in. */
export function AccountLinks({ isSignedIn, mayHavePasskeys }: AccountLinksProps) {
  const { t } = useTranslation('account');
  const place = usePlace();
  const { isForBuying } = useRootData().shell;
  const isBuyer = isSignedIn && isForBuying;
  return (
    <List label={t('title')}>
      {isBuyer ? (
        <ListRow to={pathTo('orders')} leading={<PackageIcon className="text-primary" />} title={t('orders')} />
      ) : null}
      {isSignedIn ? (
        <ListRow to={pathTo('notices')} leading={<InfoIcon className="text-primary" />} title={t('notices')} />
      ) : null}
      {isBuyer ? (
        <ListRow to={pathTo('myFields')} leading={<LeafIcon className="text-primary" />} title={t('fields')} />
      ) : null}
      {isBuyer ? (
        <ListRow
          to={pathTo('bookings')}
          leading={<CalendarDaysIcon className="text-primary" />}
          title={t('serviceBookings')}
        />
      ) : null}
      {isBuyer ? (
        <ListRow
          to={pathTo('soilReports')}
          leading={<FlaskConicalIcon className="text-primary" />}
          title={t('soilTests')}
        />
      ) : null}
      {isForBuying ? (
        <ListRow
          to={pathTo('captainTraining')}
          leading={<CircleCheckIcon className="text-primary" />}
          title={t('training')}
        />
      ) : null}
      {isBuyer ? (
        <ListRow to={pathTo('geotagTasks')} leading={<MapPinIcon className="text-primary" />} title={t('geotags')} />
      ) : null}
      {isBuyer ? (
        <ListRow to={pathTo('addresses')} leading={<TruckIcon className="text-primary" />} title={t('addresses')} />
      ) : null}
      {isBuyer ? (
        <ListRow to={pathTo('credit')} leading={<ReceiptIcon className="text-primary" />} title={t('credit')} />
      ) : null}
      {isForBuying ? (
        <ListRow
          to={pathTo('insurance')}
          leading={<ShieldCheckIcon className="text-primary" />}
          title={t('insurance')}
        />
      ) : null}
      {isForBuying ? (
        <ListRow to={pathTo('programme')} leading={<WheatIcon className="text-primary" />} title={t('programme')} />
      ) : null}
      {isBuyer ? (
        <ListRow to={pathTo('policies')} leading={<FileTextIcon className="text-primary" />} title={t('policies')} />
      ) : null}
      {isBuyer ? (
        <ListRow to={pathTo('claims')} leading={<WheatIcon className="text-primary" />} title={t('claims')} />
      ) : null}
      {isBuyer ? (
        <ListRow to={pathTo('myAgents')} leading={<UserIcon className="text-primary" />} title={t('agents')} />
      ) : null}
      {mayHavePasskeys ? (
        <ListRow to={pathTo('passkeys')} leading={<KeyRoundIcon className="text-primary" />} title={t('passkeys')} />
      ) : null}
      {isSignedIn ? (
        <ListRow to={pathTo('devices')} leading={<SmartphoneIcon className="text-primary" />} title={t('devices')} />
      ) : null}
      <ListRow
        to={pathTo('sharedPhone')}
        leading={<CircleUserIcon className="text-primary" />}
        title={t('sharedPhone')}
      />
      {isForBuying ? (
        <ListRow to={pathTo('nearbyCentres')} leading={<StoreIcon className="text-primary" />} title={t('shops')} />
      ) : null}
      {isForBuying ? (
        <ListRow
          to={pathTo('location', {}, { next: pathTo('account') })}
          leading={<MapPinIcon className="text-primary" />}
          title={t('place')}
          detail={place?.label ?? t('placeUnset')}
        />
      ) : null}
      <ListRow
        to={pathTo('language', {}, { next: pathTo('account') })}
        leading={<LanguagesIcon className="text-primary" />}
        title={t('language')}
      />
      <ListRow to={pathTo('help')} leading={<CircleHelpIcon className="text-primary" />} title={t('help')} />
      <ListRow to={pathTo('feedback')} leading={<CircleHelpIcon className="text-primary" />} title={t('feedback')} />
      <ListRow to={pathTo('privacy')} leading={<ShieldCheckIcon className="text-primary" />} title={t('privacy')} />
      {isSignedIn ? (
        <ListRow
          to={pathTo('deleteAccount')}
          leading={<Trash2Icon className="text-primary" />}
          title={t('deleteAccount')}
        />
      ) : null}
      <ListRow to={pathTo('about')} leading={<InfoIcon className="text-primary" />} title={t('about')} />
    </List>
  );
}

import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import {
  CircleUserIcon,
  LayoutGridIcon,
  MapPinIcon,
  PackageIcon,
  ShoppingCartIcon,
  SproutIcon,
  StoreIcon,
  TagIcon,
  Tile,
  TileGrid,
} from '@haat/ui-kit';

const ACTIONS = [
  { to: pathTo('products'), textKey: 'actions.shop', Icon: StoreIcon, tone: 'primary' },
  { to: pathTo('categories'), textKey: 'actions.categories', Icon: LayoutGridIcon, tone: 'turmeric' },
  { to: pathTo('productsByCrop'), textKey: 'actions.crops', Icon: SproutIcon, tone: 'primary' },
  { to: pathTo('nearbyCentres'), textKey: 'actions.centres', Icon: MapPinIcon, tone: 'sky' },
  { to: pathTo('orders'), textKey: 'actions.orders', Icon: PackageIcon, tone: 'turmeric' },
  { to: pathTo('cart'), textKey: 'actions.cart', Icon: ShoppingCartIcon, tone: 'soil' },
  { to: pathTo('account'), textKey: 'actions.account', Icon: CircleUserIcon, tone: 'sky' },
  { to: pathTo('brands'), textKey: 'actions.brands', Icon: TagIcon, tone: 'soil' },
] as const;

/** Links to every section, each a picture and a word. */
export function QuickActions() {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('actions.label')} className="lg:col-span-full">
      <TileGrid>
        {ACTIONS.map(({ to, textKey, Icon, tone }) => (
          <Tile key={to} to={to} label={t(textKey)} icon={<Icon size={30} />} tone={tone} />
        ))}
      </TileGrid>
    </nav>
  );
}

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
  { page: 'products', textKey: 'actions.shop', Icon: StoreIcon, tone: 'primary' },
  { page: 'categories', textKey: 'actions.categories', Icon: LayoutGridIcon, tone: 'turmeric' },
  { page: 'productsByCrop', textKey: 'actions.crops', Icon: SproutIcon, tone: 'primary' },
  { page: 'nearbyCentres', textKey: 'actions.centres', Icon: MapPinIcon, tone: 'sky' },
  { page: 'orders', textKey: 'actions.orders', Icon: PackageIcon, tone: 'turmeric' },
  { page: 'cart', textKey: 'actions.cart', Icon: ShoppingCartIcon, tone: 'soil' },
  { page: 'account', textKey: 'actions.account', Icon: CircleUserIcon, tone: 'sky' },
  { page: 'brands', textKey: 'actions.brands', Icon: TagIcon, tone: 'soil' },
] as const;

/** Links to every section, each a picture and a word. */
export function QuickActions() {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('actions.label')} className="lg:col-span-full">
      <TileGrid>
        {ACTIONS.map(({ page, textKey, Icon, tone }) => (
          <Tile key={page} to={pathTo(page)} label={t(textKey)} icon={<Icon size={30} />} tone={tone} />
        ))}
      </TileGrid>
    </nav>
  );
}

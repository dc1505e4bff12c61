import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Screens of the feature shop-goods. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.shopGoods, 'goods/shop-goods.screen.tsx', { id: 'shop-goods' }),
    route(paths.shopPack, 'pack/shop-pack.screen.tsx', { id: 'shop-pack' }),
    route(paths.goodsFile, 'file/goods-file.screen.tsx', { id: 'goods-file' }),
    route(paths.goodsImport, 'file/goods-import.screen.tsx', { id: 'goods-import' }),
    route(paths.shopHours, 'hours/shop-hours.screen.tsx', { id: 'shop-hours' }),
    route(paths.shopLicences, 'licences/shop-licences.screen.tsx', { id: 'shop-licences' }),
    route(paths.shopLedger, 'ledger/shop-ledger.screen.tsx', { id: 'shop-ledger' }),
  ];
}

/** Files of the feature shop-goods. */
export function resources(): RouteConfigEntry[] {
  return [
    route(paths.goodsTemplate, 'file/goods-template.resource.ts', { id: 'goods-template' }),
    route(paths.shopLedgerFile, 'ledger/ledger-file.resource.ts', { id: 'shop-ledger-file' }),
  ];
}

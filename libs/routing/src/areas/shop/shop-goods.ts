/** What the people of the shop keep: goods, hours, licences, ledger. */
export const shopGoodsPaths = {
  shopGoods: '/shop/goods',
  shopPack: '/shop/goods/pack/:packId',
  goodsFile: '/shop/goods/file',
  goodsImport: '/shop/goods/file/:importId',
  goodsTemplate: '/shop/goods/template',
  shopHours: '/shop/hours',
  shopLicences: '/shop/licences',
  shopLedger: '/shop/ledger',
  shopLedgerFile: '/shop/ledger/:month/file',
} as const;

import { Badge, List, ListRow, Picture } from '@haat/ui-kit';
import type { ShopGoodsData } from './shop-goods.data.ts';

/** The shop's packs: what each costs, how many there are, and whether farmers see it. */
export function GoodsRows({ rows }: Pick<ShopGoodsData, 'rows'>) {
  return (
    <List>
      {rows.map(({ id, name, pack, image, price, stock, isEmpty, mark, to }) => (
        <ListRow
          key={id}
          to={to}
          leading={<Picture src={image} alt="" width={64} height={64} tone="soil" inLink />}
          title={name}
          detail={
            <>
              <span className="block">{pack}</span>
              <span className="block font-semibold text-ink">{price}</span>
              <span className={isEmpty ? 'block font-semibold text-clay' : 'block'}>{stock}</span>
              {mark === null ? null : <Badge tone="warning">{mark}</Badge>}
            </>
          }
        />
      ))}
    </List>
  );
}

import { pictureGround } from '@haat/presenters';
import { Tile, TileGrid } from '@haat/ui-kit';
import type { FacetItem } from './catalogue.data.ts';

interface FacetTilesProps {
  readonly items: readonly Omit<FacetItem, 'count'>[];
  readonly addressOf: (slug: string) => string;
}

/** Categories, brands or crops as links with a picture. */
export function FacetTiles({ items, addressOf }: FacetTilesProps) {
  return (
    <TileGrid size="large">
      {items.map(({ slug, name, pictureUrl }) => (
        <Tile key={slug} to={addressOf(slug)} label={name} pictureUrl={pictureUrl} tone={pictureGround(slug)} />
      ))}
    </TileGrid>
  );
}

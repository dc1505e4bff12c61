import { useTranslation } from 'react-i18next';
import { pictureGround } from '@haat/presenters';
import { SectionHeader, Tile, TileGrid } from '@haat/ui-kit';
import type { ShelfLink } from './home.data.ts';

interface LinkShelfProps {
  readonly title: string;
  /** Null when they could not be loaded: `Shelves` says so, once for all. */
  readonly links: readonly ShelfLink[] | null;
  /** Maximum number of links shown; all of them are behind the 'show all' link. */
  readonly most?: number;
  /** Where all of them are. */
  readonly to: string;
  readonly addressOf: (slug: string) => string;
}

/** A row of categories, brands or crops. */
export function LinkShelf({ title, links, most, to, addressOf }: LinkShelfProps) {
  const { t } = useTranslation('home');
  if (links === null || links.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <SectionHeader title={title} to={to} linkText={t('main:see_all')} />
      <TileGrid size="large">
        {links.slice(0, most).map(({ slug, name, pictureUrl }) => (
          <Tile key={slug} to={addressOf(slug)} label={name} pictureUrl={pictureUrl} tone={pictureGround(slug)} />
        ))}
      </TileGrid>
    </section>
  );
}

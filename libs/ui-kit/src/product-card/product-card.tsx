import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { PictureImage } from '../picture/picture-image.tsx';
import { Price } from '../price/price.tsx';
import { surfaceTones, type SurfaceTone } from '../tones.ts';

export interface ProductCardProps {
  /** The product's own page. */
  readonly to: string;
  readonly pictureUrl: string;
  /** What the picture shows; empty by default because the name stands under it. */
  readonly pictureAlt?: string;
  readonly brand: string;
  readonly name: string;
  /** Net quantity of the pack, in words. */
  readonly pack: string;
  /** Which price it is, where that is not plain: the lowest of several shops. */
  readonly priceLabel?: string;
  /** Formatted amounts. */
  readonly price: string;
  readonly mrp?: string | undefined;
  readonly mrpLabel?: string | undefined;
  readonly savedLabel?: string | undefined;
  /** A line under the price: pickup only, out of stock. */
  readonly note?: string | undefined;
  readonly badge?: ReactNode;
  /** Add, or − number +. */
  readonly action?: ReactNode;
  readonly tone?: SurfaceTone;
  /** Loads the picture at once: for the first cards of a screen. */
  readonly eager?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A product in a list: the whole card opens it, the button at its foot puts it into the cart. */
export function ProductCard(props: ProductCardProps) {
  const { to, pictureUrl, pictureAlt = '', tone = 'primary', eager = false, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="relative flex min-w-0 flex-col rounded-card border border-line bg-card ring-of-name">
      <span className={classes('grid h-30 place-items-center rounded-t-card', surfaceTones[tone])}>
        <PictureImage src={pictureUrl} alt={pictureAlt} width={104} height={104} eager={eager} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col px-3 pt-2 pb-1">
        <p className="text-14 text-ink-soft">{props.brand}</p>
        <Heading className="text-16 font-semibold">
          <Link to={to} className="block min-h-12 py-1 outline-none after:absolute after:inset-0 after:rounded-card">
            {props.name}
          </Link>
        </Heading>
        <p className="text-14 text-ink-soft">{props.pack}</p>
        {props.priceLabel ? <p className="pt-1 text-14 text-ink-soft">{props.priceLabel}</p> : null}
        <Price amount={props.price} mrp={props.mrp} mrpLabel={props.mrpLabel} savedLabel={props.savedLabel} />
        {props.note ? <p className="text-14 text-ink-soft">{props.note}</p> : null}
        {props.badge ? <span className="flex min-w-0 flex-wrap gap-1 pt-1">{props.badge}</span> : null}
      </div>
      {props.action ? <div className="relative min-w-0 p-2">{props.action}</div> : null}
    </article>
  );
}

/** Product cards side by side: two on a phone, more where there is room. */
export function ProductGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={
        'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 ' +
        'sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-3'
      }
    >
      {children}
    </div>
  );
}

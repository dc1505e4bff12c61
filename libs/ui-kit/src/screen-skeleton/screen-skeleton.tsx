import { Skeleton } from '../skeleton/skeleton.tsx';

/**
 * `home`: tiles and the shop. `list`: products in a grid. `product`: one product. `cart`: lines and the bill.
 * `order`: state and steps. `report`: readings. `cards`: shops, orders, addresses. `form`: questions to answer.
 * `tiles`: pictures to choose by. `rows`: a list to choose from. `offers`: one product and what each shop asks for
 * it.
 */
export type ScreenShape =
  'home' | 'list' | 'product' | 'cart' | 'order' | 'report' | 'cards' | 'form' | 'tiles' | 'rows' | 'offers';

export interface ScreenSkeletonProps {
  readonly screen: ScreenShape;
  /** Says that it loads, for those who hear the screen; left out where something else says it. */
  readonly label?: string;
}

const block = 'animate-waiting rounded-card bg-line';

/**
 * Holds the place of a whole screen while its data comes, in the shape of that screen.
 *
 * Use it where a screen is waited for that has not been seen yet. A part of a screen is `Skeleton`; what is already
 * there stays while it is loaded again.
 */
export function ScreenSkeleton({ screen, label }: ScreenSkeletonProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {label === undefined ? null : (
        <p role="status" className="sr-only">
          {label}
        </p>
      )}
      {shapes[screen]}
    </div>
  );
}

const shapes = {
  home: (
    <>
      <div aria-hidden="true" className={`${block} h-14`} />
      <div aria-hidden="true" className="grid grid-cols-4 gap-x-2 gap-y-3">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={`${block} h-22`} />
        ))}
      </div>
      <Skeleton shape="card" count={2} />
    </>
  ),
  list: (
    <>
      <Chips />
      <Skeleton shape="product" count={6} />
    </>
  ),
  product: (
    <>
      <div aria-hidden="true" className={`${block} aspect-4/3 lg:aspect-auto lg:h-80`} />
      <Skeleton shape="text" count={3} />
      <Skeleton shape="card" count={2} />
    </>
  ),
  cart: (
    <>
      <Skeleton shape="card" count={3} />
      <div aria-hidden="true" className={`${block} h-44`} />
    </>
  ),
  order: (
    <>
      <div aria-hidden="true" className={`${block} h-22`} />
      <Skeleton shape="row" count={4} />
      <Skeleton shape="card" count={2} />
    </>
  ),
  report: (
    <>
      <Skeleton shape="text" />
      <div aria-hidden="true" className="flex flex-col gap-4">
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={`${block} h-22`} />
        ))}
      </div>
    </>
  ),
  cards: (
    <>
      <Skeleton shape="text" />
      <div aria-hidden="true" className="flex flex-col gap-4">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={`${block} h-40`} />
        ))}
      </div>
    </>
  ),
  form: (
    <>
      <Skeleton shape="text" count={2} />
      <div aria-hidden="true" className="flex flex-col gap-4">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={`${block} h-14`} />
        ))}
      </div>
    </>
  ),
  tiles: <Skeleton shape="picture" count={8} />,
  rows: (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="row" count={7} />
    </>
  ),
  offers: (
    <>
      <Skeleton shape="row" />
      <Chips />
      <div aria-hidden="true" className="flex flex-col gap-3">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className={`${block} h-40`} />
        ))}
      </div>
    </>
  ),
} satisfies Readonly<Record<ScreenShape, unknown>>;

function Chips() {
  return (
    <div aria-hidden="true" className="flex gap-2 overflow-hidden">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="h-12 w-24 shrink-0 animate-waiting rounded-full bg-line" />
      ))}
    </div>
  );
}

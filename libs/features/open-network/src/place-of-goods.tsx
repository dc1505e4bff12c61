import { MapPinIcon } from '@haat/ui-kit';

interface PlaceOfGoodsProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly headingLevel?: 2 | 3;
}

/** Where goods of the network go, or where they are fetched. */
export function PlaceOfGoods({ title, lines, headingLevel = 2 }: PlaceOfGoodsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex min-w-0 gap-3">
      <MapPinIcon className="mt-hair shrink-0 text-primary" />
      <div className="min-w-0">
        <Heading className="font-bold">{title}</Heading>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

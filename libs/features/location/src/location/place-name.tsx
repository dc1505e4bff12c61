export interface PlaceNameProps {
  /** In the reader's script. */
  readonly name: string;
  /** The post's Latin name; the same as the name where there is nothing to add. */
  readonly officialName: string;
}

/** A place in the reader's script and, where that is another, in the post's. See docs/domain/place-names.md#shown. */
export function PlaceName({ name, officialName }: PlaceNameProps) {
  if (officialName === name) return name;
  return (
    <>
      {name} ·{' '}
      <span lang="en" className="font-normal">
        {officialName}
      </span>
    </>
  );
}

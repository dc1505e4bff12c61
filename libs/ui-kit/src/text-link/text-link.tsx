import { Link, type LinkProps } from 'react-router';

export type TextLinkProps = Omit<LinkProps, 'className' | 'style'>;

/** A link among text, at least 48 px each way so that a thumb finds it. */
export function TextLink(props: TextLinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-12 min-w-12 items-center justify-center gap-1 rounded-control font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
    />
  );
}

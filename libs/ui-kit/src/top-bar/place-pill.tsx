import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MapPinIcon } from '../icons/icons.ts';

export interface PillLinkProps {
  readonly to: string;
  /** What is shown: a place, a language, a shop. */
  readonly text: string;
  /** What a press does, for those who hear the screen; read before the text. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Language of the text, where it is not the page's. */
  readonly lang?: string;
}

/** A round-ended link on the top bar that shows what is chosen and leads to changing it. */
export function PillLink({ to, text, label, icon, lang }: PillLinkProps) {
  return (
    <Link
      to={to}
      className={
        'flex min-h-12 max-w-[min(11rem,100%)] min-w-12 items-center justify-center rounded-full text-14 ' +
        'font-semibold text-on-primary'
      }
    >
      <span
        className={'flex min-h-10 min-w-10 items-center justify-center gap-1 rounded-full bg-primary-pressed px-2 py-1'}
      >
        {icon}
        <span className="sr-only">{label} </span>
        <span lang={lang} className="min-w-0 wrap-break-word">
          {text}
        </span>
      </span>
    </Link>
  );
}

/** Where the farmer is; leads to changing it. */
export function PlacePill(props: Omit<PillLinkProps, 'icon' | 'lang'>) {
  return <PillLink {...props} icon={<MapPinIcon size={18} className="shrink-0" />} />;
}

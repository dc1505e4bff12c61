import { WifiOffIcon } from '../icons/icons.ts';

export interface OfflineBarProps {
  /** Whether there is no network. The region stays in the page so that the change is read out. */
  readonly offline: boolean;
  readonly text: string;
}

/** Says that there is no network, above everything else. */
export function OfflineBar({ offline, text }: OfflineBarProps) {
  return (
    <div role="status">
      {offline ? (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 font-semibold text-card">
          <WifiOffIcon size={20} className="shrink-0" />
          {text}
        </p>
      ) : null}
    </div>
  );
}

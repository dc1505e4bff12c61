import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button } from '@haat/ui-kit';

interface ScanButtonProps {
  /** What the code holds. */
  readonly onRead: (text: string) => void;
}

const never = () => () => undefined;
const canScan = () => 'BarcodeDetector' in globalThis && 'mediaDevices' in navigator;

/**
 * Reads the QR code of a card with the camera, after a press. It is there only where the browser itself can read codes;
 * elsewhere the number is typed.
 */
export function ScanButton({ onRead }: ScanButtonProps) {
  const { t } = useTranslation('shri');
  const isPossible = useSyncExternalStore(never, canScan, () => false);
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const video = useRef<HTMLVideoElement>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  if (!isPossible) return null;

  async function press(): Promise<void> {
    if (state === 'looking') return underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    setState('looking');
    try {
      const { readQrCode } = await import('./read-qr-code.ts');
      const read = await readQrCode(video.current, signal);
      if (read !== null) onRead(read);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('scan.label')}
        hidden={state !== 'looking'}
        className="aspect-square w-full rounded-card bg-ink object-cover"
      />
      {state === 'failed' ? (
        <Banner tone="warning" announce>
          {t('scan.failed')}
        </Banner>
      ) : null}
      <Button type="button" variant="secondary" fullWidth onClick={() => void press()}>
        {state === 'looking' ? t('scan.stop') : t('scan.start')}
      </Button>
    </div>
  );
}

/** What browsers that can read codes by themselves offer; TypeScript does not know it yet. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

const LOOK_EVERY_MS = 200;

/**
 * Opens the camera on the back, shows what it sees, and waits for a QR code. The camera is closed whatever happens.
 * @param signal - ends the search
 * @returns what the code holds; null when the search was ended
 * @throws DOMException where the camera cannot be opened or may not be used
 */
export async function readQrCode(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | null> {
  if (video === null) return null;
  const { BarcodeDetector: Detector } = globalThis as unknown as {
    BarcodeDetector: new (options: { formats: readonly string[] }) => CodeDetector;
  };
  const detector = new Detector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const [found] = await detector.detect(video);
      if (found !== undefined) return found.rawValue;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

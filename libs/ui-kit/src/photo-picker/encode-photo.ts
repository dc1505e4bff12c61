import { fitWithin } from './photo-size.ts';

/** How a photo is made smaller. */
export interface ShrinkOptions {
  /** In px; 1600 shows the spots of a leaf and is a tenth of a phone's photo. */
  readonly longestSide: number;
  /** 0 to 1. */
  readonly quality: number;
  readonly type: 'image/jpeg' | 'image/webp';
}

/**
 * Turns a photo upright, shrinks it and writes it anew, without the place and the phone's name that cameras write
 * into it.
 */
export async function encodePhoto(photo: Blob, { longestSide, quality, type }: ShrinkOptions): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitWithin(bitmap, longestSide);
    return typeof OffscreenCanvas === 'function'
      ? await drawOffscreen(bitmap, new OffscreenCanvas(width, height), { type, quality })
      : await drawOnPage(bitmap, Object.assign(document.createElement('canvas'), { width, height }), { type, quality });
  } finally {
    bitmap.close();
  }
}

type Encoding = Pick<ShrinkOptions, 'type' | 'quality'>;

async function drawOffscreen(bitmap: ImageBitmap, canvas: OffscreenCanvas, encoding: Encoding): Promise<Blob> {
  draw(bitmap, canvas, canvas.getContext('2d'));
  return canvas.convertToBlob(encoding);
}

async function drawOnPage(bitmap: ImageBitmap, canvas: HTMLCanvasElement, { type, quality }: Encoding): Promise<Blob> {
  draw(bitmap, canvas, canvas.getContext('2d'));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), type, quality);
  });
}

function draw(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
  context: (CanvasDrawImage & CanvasImageSmoothing) | null,
): void {
  if (context === null) throw new Error('No canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
}

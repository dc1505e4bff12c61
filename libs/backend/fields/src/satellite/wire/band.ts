import GeoTIFF from 'geotiff';
import type { GeoTIFFImage } from 'geotiff';
import { SatelliteError } from '../satellite-error.ts';
import { boundDeflate, DEFLATE } from './bounded-deflate.ts';
import { RangeSource } from './range-source.ts';
import { refuseBombs } from './refuse-bombs.ts';

/** A band of a whole scene has 10 980 × 10 980 pixels. */
const LARGEST_SIDE = 12_000;
const LARGEST_TILE = 1_024;
/** A field of 50 ha in a long strip, at 10 m. */
const LARGEST_WINDOW = 1_000_000;
const UNPACKED = 1;

/** Where the pixels of a band lie, in metres of its UTM zone. */
export interface BandGrid {
  /** Of the projection, as EPSG has it: 32643 is UTM zone 43 north. */
  readonly epsg: number;
  /** The upper left corner. */
  readonly left: number;
  readonly top: number;
  /** A pixel's side. */
  readonly pixel: number;
  readonly columns: number;
  readonly rows: number;
}

/** A rectangle of pixels; `right` and `bottom` are the first that are not in it. */
export interface PixelWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

boundDeflate();

/** A band of a scene: a cloud-optimised GeoTIFF at a server, of which only what is asked for is read. */
export class Band {
  readonly grid: BandGrid;
  readonly #image: GeoTIFFImage;

  private constructor(image: GeoTIFFImage, grid: BandGrid) {
    this.#image = image;
    this.grid = grid;
  }

  /**
   * Reads what a file says of itself.
   * @throws SatelliteError for what is not read, with the reason
   */
  static async open(address: string, withinMs?: number): Promise<Band> {
    const source = new RangeSource(address, withinMs);
    return guarded(async () => {
      await refuseBombs(async (offset, length) => (await source.fetchSlice({ offset, length })).data);
      const image = await (await GeoTIFF.fromSource(source)).getImage();
      return new Band(image, await readableGrid(image));
    });
  }

  /**
   * The values of a rectangle, row by row from its upper left corner.
   * @throws SatelliteError
   */
  async read({ left, top, right, bottom }: PixelWindow): Promise<ArrayLike<number>> {
    if ((right - left) * (bottom - top) > LARGEST_WINDOW) throw new SatelliteError('too-large', 'a window too large');
    return guarded(async () => {
      const values = await this.#image.readRasters({ window: [left, top, right, bottom], samples: [0] });
      const [band] = values;
      if (band === undefined || typeof band === 'number') throw new SatelliteError('broken', 'a band without values');
      return band;
    });
  }
}

async function readableGrid(image: GeoTIFFImage): Promise<BandGrid> {
  const [columns, rows] = [image.getWidth(), image.getHeight()];
  const [tileWidth, tileHeight] = [image.getTileWidth(), image.getTileHeight()];
  if (!image.isTiled) throw new SatelliteError('not-readable', 'a TIFF in strips');
  if (!(columns > 0 && columns <= LARGEST_SIDE && rows > 0 && rows <= LARGEST_SIDE))
    throw new SatelliteError('too-large', `a picture of ${columns} × ${rows}`);
  if (!(tileWidth > 0 && tileWidth <= LARGEST_TILE && tileHeight > 0 && tileHeight <= LARGEST_TILE))
    throw new SatelliteError('too-large', `tiles of ${tileWidth} × ${tileHeight}`);
  const compression = Number(await image.fileDirectory.loadValue('Compression'));
  const isReadable = compression === UNPACKED || DEFLATE.includes(compression);
  if (!isReadable || image.getSamplesPerPixel() !== 1 || ![8, 16].includes(image.getBitsPerSample()))
    throw new SatelliteError('not-readable', 'no single band of 8 or 16 bits, packed by Deflate');
  const epsg = Number(image.getGeoKeys()?.ProjectedCSTypeGeoKey);
  if (!((epsg > 32_600 && epsg <= 32_660) || (epsg > 32_700 && epsg <= 32_760)))
    throw new SatelliteError('projection', `projection ${epsg}`);
  const [[left, top], [pixel, down]] = [image.getOrigin(), image.getResolution()];
  if (left === undefined || top === undefined || pixel === undefined || !(pixel > 0) || down !== -pixel)
    throw new SatelliteError('projection', 'pixels that are not square and north up');
  return { epsg, left, top, pixel, columns, rows };
}

async function guarded<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SatelliteError) throw error;
    // The reader of TIFFs meets what does not fit with errors of its own.
    throw new SatelliteError('broken', error instanceof Error ? error.message : 'unknown');
  }
}

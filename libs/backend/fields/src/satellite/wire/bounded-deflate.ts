import { inflateSync } from 'node:zlib';
import { addDecoder, BaseDecoder } from 'geotiff';
import { SatelliteError } from '../satellite-error.ts';

/** No band has samples of more. */
const BYTES_OF_SAMPLE = 2;

/** Unpacks no more than a tile can hold, whatever was packed into it. */
class BoundedDeflate extends BaseDecoder {
  override decodeBlock(packed: ArrayBufferLike): ArrayBuffer {
    const { tileWidth, tileHeight } = this.parameters;
    try {
      const bytes = inflateSync(new Uint8Array(packed), { maxOutputLength: tileWidth * tileHeight * BYTES_OF_SAMPLE });
      return new Uint8Array(bytes).buffer;
    } catch (error) {
      const isLonger = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      throw new SatelliteError(isLonger ? 'too-large' : 'broken', 'a tile cannot be unpacked');
    }
  }
}

/** The numbers of Deflate in a TIFF. */
export const DEFLATE: readonly number[] = [8, 32_946];

/** Makes the reader of TIFFs unpack by bounds. */
export function boundDeflate(): void {
  addDecoder([...DEFLATE], async () => BoundedDeflate, undefined, false);
}

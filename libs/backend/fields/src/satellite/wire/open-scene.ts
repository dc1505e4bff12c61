import { SatelliteError } from '../satellite-error.ts';
import { Band } from './band.ts';
import { LARGEST_FILE } from './range-source.ts';
import type { Catalogue } from './search-scenes.ts';
import type { Scene, SceneBand } from './stac-item.ts';

/** Scenes that are kept open: fields that lie beside each other are of the same. */
const KEPT_SCENES = 4;

/** The bands of a scene, opened. */
export interface OpenScene {
  readonly scene: Scene;
  readonly red: Band;
  readonly nir: Band;
  readonly classes: Band;
}

/** Opens scenes, each once while it is in use. */
export class SceneReader {
  readonly #catalogue: Catalogue;
  readonly #withinMs: number | undefined;
  /** By id; the first is the one that was not used for longest. */
  readonly #open = new Map<string, OpenScene>();

  constructor(catalogue: Catalogue, withinMs?: number) {
    this.#catalogue = catalogue;
    this.#withinMs = withinMs;
  }

  /**
   * The bands of a scene.
   * @throws SatelliteError `elsewhere` and `too-large` before anything is asked, and what `Band.open` throws
   */
  async open(scene: Scene): Promise<OpenScene> {
    const open = this.#open.get(scene.id) ?? (await this.#opened(scene));
    this.#open.delete(scene.id);
    this.#open.set(scene.id, open);
    for (const id of this.#open.keys()) {
      if (this.#open.size <= KEPT_SCENES) break;
      this.#open.delete(id);
    }
    return open;
  }

  async #opened(scene: Scene): Promise<OpenScene> {
    const [red, nir, classes] = [scene.red, scene.nir, scene.classes].map((band) => this.#allowed(band));
    if (red === undefined || nir === undefined || classes === undefined) throw new RangeError('three bands');
    return {
      scene,
      red: await Band.open(red, this.#withinMs),
      nir: await Band.open(nir, this.#withinMs),
      classes: await Band.open(classes, this.#withinMs),
    };
  }

  #allowed({ address, size }: SceneBand): string {
    const { address: catalogue, pictureOrigins } = this.#catalogue;
    const origin = URL.parse(address)?.origin;
    if (origin === undefined || ![URL.parse(catalogue)?.origin, ...pictureOrigins].includes(origin))
      throw new SatelliteError('elsewhere', 'a picture at a server that is not configured');
    if (size !== null && size > LARGEST_FILE) throw new SatelliteError('too-large', `a file of ${size} bytes`);
    return address;
  }
}

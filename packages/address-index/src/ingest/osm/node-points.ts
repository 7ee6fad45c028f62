// Positions of the wanted nodes, at 16 bytes each, filled in while the file's nodes are read.

const degreesPerStep = 1e-7; // as OpenStreetMap stores them
const unknown = 0x7fffffff;

export class NodePoints {
  readonly #ids: Float64Array;
  readonly #lats: Int32Array;
  readonly #lons: Int32Array;
  /** Files are usually sorted by id, so this is usually the next wanted node. */
  #next = 0;

  constructor(ids: Float64Array) {
    ids.sort();
    let length = 0;
    for (const id of ids) if (length === 0 || ids[length - 1] !== id) ids[length++] = id;
    this.#ids = ids.subarray(0, length);
    this.#lats = new Int32Array(length).fill(unknown);
    this.#lons = new Int32Array(length);
  }

  put(id: number, lat: number, lon: number): void {
    while ((this.#ids[this.#next] ?? Infinity) < id) this.#next++;
    const at = this.#ids[this.#next] === id ? this.#next : this.#find(id);
    if (at < 0) return;
    this.#lats[at] = Math.round(lat / degreesPerStep);
    this.#lons[at] = Math.round(lon / degreesPerStep);
  }

  /**
   * The centre of the nodes, each counted once, because a closed way repeats its first node. Null when none is known,
   * as at the edge of an extract.
   */
  middle(ids: readonly number[]): { lat: number; lon: number } | null {
    let lats = 0;
    let lons = 0;
    let count = 0;
    for (const id of new Set(ids)) {
      const at = this.#find(id);
      const lat = this.#lats[at] ?? unknown;
      if (lat === unknown) continue;
      lats += lat;
      lons += this.#lons[at] ?? 0;
      count++;
    }
    return count === 0 ? null : { lat: (lats / count) * degreesPerStep, lon: (lons / count) * degreesPerStep };
  }

  #find(id: number): number {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

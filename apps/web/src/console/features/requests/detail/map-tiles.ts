/** In map units; a tile has 256 of them. */
export const mapSize = { width: 512, height: 256 } as const;

const tileSize = 256;
/** A house and the streets around it: about 400 m across in Europe. */
const zoom = 17;

export interface MapTile {
  url: string;
  /** Position of its top left corner on the map. */
  x: number;
  y: number;
}

/**
 * The tiles that cover a map centred on a point: Web Mercator, as in OpenStreetMap's tile scheme.
 * @param point    WGS-84 degrees.
 * @param template Tile URL with `{z}`, `{x}` and `{y}`.
 */
export function mapTiles(point: { latitude: number; longitude: number }, template: string): MapTile[] {
  const tilesAcross = 2 ** zoom;
  const latitude = (point.latitude * Math.PI) / 180;
  const left = ((point.longitude + 180) / 360) * tilesAcross * tileSize - mapSize.width / 2;
  const top = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * tilesAcross * tileSize - mapSize.height / 2;
  const covering = (start: number, length: number) => {
    const first = Math.floor(start / tileSize);
    const last = Math.ceil((start + length) / tileSize) - 1;
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  return covering(top, mapSize.height).flatMap((row) =>
    covering(left, mapSize.width).map((column) => {
      // Columns wrap around at the antimeridian.
      const parts = { z: zoom, x: (column + tilesAcross) % tilesAcross, y: row };
      return {
        url: template.replaceAll(/\{([zxy])\}/g, (_, name: 'z' | 'x' | 'y') => String(parts[name])),
        x: column * tileSize - left,
        y: row * tileSize - top,
      };
    }),
  );
}

// OSM XML: <node id lat lon><tag k v/></node>, <way id><nd ref/><tag k v/></way>. Tags follow the attributes, so an
// object is complete only at its end. https://wiki.openstreetmap.org/wiki/OSM_XML
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ImportError } from '../import-error.ts';
import { isOuter, makesAddress, type OsmFile, type OsmTags, type OsmVisitor } from './osm-file.ts';

interface OpenObject {
  kind: string;
  attributes: Record<string, string>;
  tags: OsmTags;
  isAddress: boolean;
  members: number[];
}

export class OsmXmlFile implements OsmFile {
  readonly #name: string;
  readonly #open: () => Promise<AsyncIterable<Buffer>>;

  /** @param openAgain  returns the unpacked bytes from the start, on every call. */
  constructor(name: string, openAgain: () => Promise<AsyncIterable<Buffer>>) {
    this.#name = name;
    this.#open = openAgain;
  }

  /** Calls `progress` only at the end, since the size of compressed input is unknown. */
  async scan(visitor: OsmVisitor, progress: (share: number) => void, signal: AbortSignal | undefined): Promise<void> {
    const parser = this.#parser(visitor);
    const decoder = new TextDecoder('utf-8');
    for await (const bytes of await this.#open()) {
      signal?.throwIfAborted();
      parser.write(decoder.decode(bytes, { stream: true }));
    }
    parser.write(decoder.decode()).close();
    progress(1);
  }

  #parser(visitor: OsmVisitor): SaxesParser {
    const parser = new SaxesParser();
    let isInside = false;
    let isDone = false;
    let object: OpenObject | null = null;
    parser.on('error', (error) => {
      if (
        isInside &&
        !isDone &&
        /unclosed tag|document must contain a root|end of input|unexpected end/i.test(error.message)
      ) {
        throw new ImportError(
          'file_truncated',
          this.#name,
          'the XML file ends in the middle: it was not copied whole',
          error,
        );
      }
      throw new ImportError('file_unreadable', this.#name, `it is not well-formed XML (line ${error.message})`, error);
    });
    parser.on('opentag', (tag: SaxesTagPlain) => {
      const { name, attributes } = tag;
      if (!isInside) {
        this.#checkRoot(name);
        isInside = true;
      } else if (name === 'node' || name === 'way' || name === 'relation') {
        object = { kind: name, attributes, tags: {}, isAddress: false, members: [] };
      } else if (object !== null) addToObject(object, name, attributes);
    });
    parser.on('closetag', ({ name }) => {
      if (name === 'osm') isDone = true;
      if (object === null || name !== object.kind) return;
      deliver(object, visitor);
      object = null;
    });
    return parser;
  }

  #checkRoot(name: string): void {
    if (name === 'osm') return;
    const detail =
      name === 'osmChange'
        ? 'it holds changes (osmChange), not a map: apply them to an extract first'
        : `it is XML, but not of OpenStreetMap: it begins with <${name}>; export it as CSV or GeoJSON first`;
    throw new ImportError('format_unknown', this.#name, detail);
  }
}

function addToObject(object: OpenObject, name: string, attributes: Record<string, string>): void {
  if (name === 'tag') {
    const key = attributes['k'] ?? '';
    if (!key.startsWith('addr:')) return;
    object.tags[key] = attributes['v'] ?? '';
    object.isAddress ||= makesAddress(key);
  } else if (name === 'nd' && object.kind === 'way') {
    object.members.push(Number(attributes['ref']));
  } else if (name === 'member' && attributes['type'] === 'way' && isOuter(attributes['role'] ?? '')) {
    object.members.push(Number(attributes['ref']));
  }
}

function deliver({ kind, attributes, tags, isAddress, members }: OpenObject, visitor: OsmVisitor): void {
  // Editors keep deleted objects until they are uploaded; full histories list them too.
  if (attributes['action'] === 'delete' || attributes['visible'] === 'false') return;
  const id = Number(attributes['id']); // negative for objects that an editor has not uploaded yet
  if (kind === 'node') {
    const lat = Number(attributes['lat'] ?? Number.NaN);
    const lon = Number(attributes['lon'] ?? Number.NaN);
    if (!Number.isNaN(lat) && !Number.isNaN(lon)) visitor.point?.(id, lat, lon);
    if (isAddress) visitor.addressedNode?.(id, lat, lon, tags);
  } else if (kind === 'way') {
    visitor.way?.(id, members);
    if (isAddress) visitor.addressedWay?.(id, members, tags);
  } else if (isAddress) visitor.addressedRelation?.(id, members, tags);
}

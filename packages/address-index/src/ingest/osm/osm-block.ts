// One block of an OSM PBF file: some thousand objects and their shared texts. Layout:
// https://wiki.openstreetmap.org/wiki/PBF_Format (osmformat.proto).
import { isOuter, makesAddress, type OsmTags, type OsmVisitor } from './osm-file.ts';
import { ProtoError, ProtoReader } from './proto-reader.ts';

/** Bit flags: the kinds of objects in a block. */
export const holds = { nodes: 1, ways: 2, relations: 4 } as const;

const wayMember = 1; // in the enumeration node, way, relation

/** Calls the visitor for each object. @returns the kinds in the block, as bit flags. @throws ProtoError */
export function readOsmBlock(bytes: Uint8Array, visitor: OsmVisitor): number {
  let texts: Uint8Array[] = [];
  const groups: ProtoReader[] = [];
  let granularity = 100;
  let latOffset = 0;
  let lonOffset = 0;
  for (const block = new ProtoReader(bytes); block.next();) {
    if (block.field === 1) texts = readTexts(block.inner());
    else if (block.field === 2) groups.push(block.inner());
    else if (block.field === 17) granularity = block.varint();
    else if (block.field === 19) latOffset = block.int64();
    else if (block.field === 20) lonOffset = block.int64();
    else block.skip();
  }
  const nano = 1e-9;
  const tags = new BlockTags(texts);
  const position = {
    lat: (value: number): number => (latOffset + granularity * value) * nano,
    lon: (value: number): number => (lonOffset + granularity * value) * nano,
  };
  const visit = new BlockVisit(visitor, tags, position);
  let kinds = 0;
  for (const group of groups) {
    while (group.next()) {
      if (group.field === 1 || group.field === 2) {
        kinds |= holds.nodes;
        if (group.field === 1) visit.node(group.inner());
        else visit.denseNodes(group.inner());
      } else if (group.field === 3) {
        kinds |= holds.ways;
        visit.way(group.inner());
      } else if (group.field === 4) {
        kinds |= holds.relations;
        visit.relation(group.inner());
      } else group.skip();
    }
  }
  return kinds;
}

function readTexts(table: ProtoReader): Uint8Array[] {
  const texts: Uint8Array[] = [];
  while (table.next()) {
    if (table.field === 1) texts.push(table.view());
    else table.skip();
  }
  return texts;
}

/** The texts of a block that are address keys; other texts are never decoded. */
class BlockTags {
  readonly #texts: Uint8Array[];
  readonly #keys = new Map<number, string>();
  readonly #making = new Set<number>();

  constructor(texts: Uint8Array[]) {
    this.#texts = texts;
    for (const [number, bytes] of texts.entries()) {
      const isKey =
        bytes[0] === 0x61 && bytes[1] === 0x64 && bytes[2] === 0x64 && bytes[3] === 0x72 && bytes[4] === 0x3a;
      if (!isKey) continue;
      const key = textOf(bytes);
      this.#keys.set(number, key);
      if (makesAddress(key)) this.#making.add(number);
    }
  }

  get canAddress(): boolean {
    return this.#making.size > 0;
  }

  makesAddress(key: number): boolean {
    return this.#making.has(key);
  }

  text(number: number): string {
    return textOf(this.#texts[number]);
  }

  /** @param pairs  alternating numbers of key and value; `until` is exclusive. */
  read(pairs: readonly number[], from: number, until: number): OsmTags {
    const tags: OsmTags = {};
    for (let at = from; at + 1 < until; at += 2) {
      const key = this.#keys.get(pairs[at] ?? -1);
      if (key !== undefined) tags[key] = textOf(this.#texts[pairs[at + 1] ?? -1]);
    }
    return tags;
  }
}

interface BlockPosition {
  lat: (value: number) => number;
  lon: (value: number) => number;
}

class BlockVisit {
  readonly #visitor: OsmVisitor;
  readonly #tags: BlockTags;
  readonly #position: BlockPosition;

  constructor(visitor: OsmVisitor, tags: BlockTags, position: BlockPosition) {
    this.#visitor = visitor;
    this.#tags = tags;
    this.#position = position;
  }

  node(node: ProtoReader): void {
    const parts = { id: 0, lat: 0, lon: 0, keys: [] as number[], values: [] as number[] };
    while (node.next()) {
      if (node.field === 1) parts.id = node.zigzag();
      else if (node.field === 2) parts.keys = varints(node.inner());
      else if (node.field === 3) parts.values = varints(node.inner());
      else if (node.field === 8) parts.lat = node.zigzag();
      else if (node.field === 9) parts.lon = node.zigzag();
      else node.skip();
    }
    const lat = this.#position.lat(parts.lat);
    const lon = this.#position.lon(parts.lon);
    this.#visitor.point?.(parts.id, lat, lon);
    const tags = this.#visitor.addressedNode === undefined ? null : this.#addressOf(parts.keys, parts.values);
    if (tags !== null) this.#visitor.addressedNode?.(parts.id, lat, lon, tags);
  }

  /** Dense nodes: delta-encoded columns, and one list of all tags in which 0 ends each node's tags. */
  denseNodes(dense: ProtoReader): void {
    const { addressedNode, point } = this.#visitor;
    const wantsAddresses = addressedNode !== undefined && this.#tags.canAddress;
    if (!wantsAddresses && point === undefined) return;
    let ids: ProtoReader | null = null;
    let lats: ProtoReader | null = null;
    let lons: ProtoReader | null = null;
    let pairs: number[] = [];
    while (dense.next()) {
      if (dense.field === 1) ids = dense.inner();
      else if (dense.field === 8) lats = dense.inner();
      else if (dense.field === 9) lons = dense.inner();
      else if (dense.field === 10 && wantsAddresses) pairs = varints(dense.inner());
      else dense.skip();
    }
    if (ids === null || lats === null || lons === null) return;
    let id = 0;
    let lat = 0;
    let lon = 0;
    let from = 0;
    while (ids.at < ids.end) {
      id += ids.zigzag();
      lat += lats.zigzag();
      lon += lons.zigzag();
      point?.(id, this.#position.lat(lat), this.#position.lon(lon));
      if (pairs.length === 0) continue;
      let until = from;
      let isAddress = false;
      for (; until < pairs.length && pairs[until] !== 0; until += 2)
        isAddress ||= this.#tags.makesAddress(pairs[until] ?? 0);
      if (isAddress) {
        addressedNode?.(id, this.#position.lat(lat), this.#position.lon(lon), this.#tags.read(pairs, from, until));
      }
      from = until + 1;
    }
  }

  way(way: ProtoReader): void {
    const wantsAddresses = this.#visitor.addressedWay !== undefined && this.#tags.canAddress;
    if (!wantsAddresses && this.#visitor.way === undefined) return;
    const parts = { id: 0, keys: [] as number[], values: [] as number[], nodes: [] as number[] };
    while (way.next()) {
      if (way.field === 1) parts.id = way.int64();
      else if (way.field === 2) parts.keys = varints(way.inner());
      else if (way.field === 3) parts.values = varints(way.inner());
      else if (way.field === 8) parts.nodes = differences(way.inner());
      else way.skip();
    }
    this.#visitor.way?.(parts.id, parts.nodes);
    const tags = wantsAddresses ? this.#addressOf(parts.keys, parts.values) : null;
    if (tags !== null) this.#visitor.addressedWay?.(parts.id, parts.nodes, tags);
  }

  relation(relation: ProtoReader): void {
    if (this.#visitor.addressedRelation === undefined || !this.#tags.canAddress) return;
    const parts = { id: 0, keys: [] as number[], values: [] as number[] };
    const members = { roles: [] as number[], ids: [] as number[], types: [] as number[] };
    while (relation.next()) {
      if (relation.field === 1) parts.id = relation.int64();
      else if (relation.field === 2) parts.keys = varints(relation.inner());
      else if (relation.field === 3) parts.values = varints(relation.inner());
      else if (relation.field === 8) members.roles = varints(relation.inner());
      else if (relation.field === 9) members.ids = differences(relation.inner());
      else if (relation.field === 10) members.types = varints(relation.inner());
      else relation.skip();
    }
    const tags = this.#addressOf(parts.keys, parts.values);
    if (tags === null) return;
    const ways = members.ids.filter(
      (_, at) => members.types[at] === wayMember && isOuter(this.#tags.text(members.roles[at] ?? 0)),
    );
    this.#visitor.addressedRelation(parts.id, ways, tags);
  }

  #addressOf(keys: readonly number[], values: readonly number[]): OsmTags | null {
    if (!keys.some((key) => this.#tags.makesAddress(key))) return null;
    const pairs = keys.flatMap((key, at) => [key, values[at] ?? 0]);
    return this.#tags.read(pairs, 0, pairs.length);
  }
}

function varints(list: ProtoReader): number[] {
  const values: number[] = [];
  while (list.at < list.end) values.push(list.varint());
  return values;
}

function differences(list: ProtoReader): number[] {
  const values: number[] = [];
  let value = 0;
  while (list.at < list.end) values.push((value += list.zigzag()));
  return values;
}

function textOf(bytes: Uint8Array | undefined): string {
  if (bytes === undefined) throw new ProtoError('a text is missing');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
}

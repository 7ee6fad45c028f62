// An invented town as in OpenStreetMap: streets in pieces, separate houses, objects that are not addresses.

export interface PhotonFeature {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: [longitude: number, latitude: number] };
  properties: Record<string, string | number | number[]>;
}

export interface PhotonHouse {
  number: string;
  street: string;
  city: string;
  postcode: string;
  latitude: number;
  longitude: number;
  countrycode: string;
  name?: string;
  district?: string;
}

const metre = 1 / 111_200;

function along(street: Omit<PhotonHouse, 'number'>, numbers: readonly string[]): PhotonHouse[] {
  return numbers.map((number, at) => ({ ...street, number, latitude: street.latitude + at * 12 * metre }));
}

const to = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1));
const larkmere = { city: 'Larkmere', countrycode: 'DE' };

/** Marschweg has more houses than fit into one answer; Lerchengasse is two streets of one name in one town. */
export const photonHouses: readonly PhotonHouse[] = [
  ...along({ ...larkmere, street: 'Marschweg', postcode: '00781', latitude: 53.7, longitude: 8.1 }, [
    ...to(180),
    '12a',
    '12b',
  ]),
  ...along({ ...larkmere, street: 'Heronstraße', postcode: '00782', latitude: 53.71, longitude: 8.12 }, to(14)),
  ...along(
    { ...larkmere, street: 'Lerchengasse', postcode: '00781', district: 'Altstadt', latitude: 53.7, longitude: 8.13 },
    to(6),
  ),
  ...along(
    { ...larkmere, street: 'Lerchengasse', postcode: '00789', district: 'Hafen', latitude: 53.8, longitude: 8.3 },
    to(4),
  ),
  ...along(
    {
      city: 'Ternhaven',
      countrycode: 'NL',
      street: 'Heronstraat',
      postcode: '0078 AB',
      latitude: 52.5,
      longitude: 4.9,
    },
    to(9),
  ),
  {
    ...larkmere,
    number: '3',
    street: 'Am Deich',
    postcode: '00782',
    name: 'Alte Mühle',
    latitude: 53.712,
    longitude: 8.125,
  },
  // A village without streets: its name takes the street's place in addresses.
  {
    number: '1234/8',
    street: '',
    city: 'Lískovec',
    postcode: '007 81',
    countrycode: 'CZ',
    latitude: 49.5,
    longitude: 17.2,
  },
];

export function featuresOf(houses: readonly PhotonHouse[]): PhotonFeature[] {
  const features = houses.map((house, at) => houseFeature(house, 1000 + at));
  const streets = Map.groupBy(
    houses.filter(({ street }) => street !== ''),
    ({ street, city, postcode }) => [street, city, postcode].join('|'),
  );
  let id = 9_000_000;
  for (const ofStreet of streets.values()) {
    const half = Math.ceil(ofStreet.length / 2);
    for (const piece of [ofStreet.slice(0, half), ofStreet.slice(half)]) {
      if (piece.length > 0) features.push(streetFeature(piece, (id += 1)));
    }
  }
  const [first] = houses;
  if (first === undefined) return features;
  const shop = houseFeature(first, 7_000_001);
  Object.assign(shop.properties, { name: 'Bäckerei am Eck', osm_key: 'shop', osm_value: 'bakery' });
  const stop = houseFeature(first, 7_000_002);
  Object.assign(stop.properties, { name: `Haltestelle ${first.street}`, osm_key: 'highway', osm_value: 'bus_stop' });
  delete stop.properties['housenumber'];
  return [...features, shop, stop];
}

function houseFeature(house: PhotonHouse, id: number): PhotonFeature {
  const { number, street, city, postcode, countrycode, latitude, longitude, name, district } = house;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      osm_type: 'W',
      osm_id: id,
      osm_key: name === undefined ? 'place' : 'building',
      osm_value: name === undefined ? 'house' : 'yes',
      type: 'house',
      housenumber: number,
      ...(street === '' ? {} : { street }),
      ...(district === undefined ? {} : { district }),
      ...(name === undefined ? {} : { name }),
      city,
      postcode,
      countrycode,
      country: countrycode,
    },
  };
}

function streetFeature(piece: readonly PhotonHouse[], id: number): PhotonFeature {
  const [first = photonHouses[0] as PhotonHouse] = piece;
  const last = piece.at(-1) ?? first;
  const { street, city, postcode, countrycode, district } = first;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [first.longitude, first.latitude] },
    properties: {
      osm_type: 'W',
      osm_id: id,
      osm_key: 'highway',
      osm_value: 'residential',
      type: 'street',
      name: street,
      ...(district === undefined ? {} : { district }),
      city,
      postcode,
      countrycode,
      country: countrycode,
      extent: [first.longitude, last.latitude, last.longitude, first.latitude],
    },
  };
}

// Saint-Aurin-les-Tilleuls, 00150: numbers with bis and ter. No French postcode begins with 00.
import type { AddressRow } from '../ingest/address-row.ts';
import { type DemoTown, demoRow, layStreet, streetNames } from './demo-street.ts';
import type { RandomSource } from './random-source.ts';

const town: DemoTown = { country: 'FR', region: '', city: 'Saint-Aurin-les-Tilleuls', lat: 46.31, lon: -3.6 };
const main = ['Rue de la République', 'Place du Marché', 'Avenue de la Gare', 'Rue de l’Église', 'Quai des Brumes'];
const kinds = ['Rue', 'Avenue', 'Impasse', 'Chemin', 'Allée', 'Boulevard', 'Passage'];
const names = `des Lilas|du Moulin|des Érables|de la Fontaine|des Hirondelles|du Vieux Puits|des Prés|du Château d’Eau|
  des Tisserands|de la Forêt|des Genêts|du Grand Chêne|des Vignes|de l’Étang|des Coquelicots|du Lavoir|des Noisetiers|
  de la Colline|des Bleuets|du Four|des Mésanges|de la Source|du Bel Air|des Peupliers|de l’Horloge|des Potiers`
  .split('|')
  .map((name) => name.trim());
const postcodes = ['00150', '00151', '00160'];
const streetCount = 175;

export function* frenchTown(random: RandomSource): Generator<AddressRow> {
  const made = names.flatMap((name) => kinds.map((kind) => `${kind} ${name}`));
  for (const [at, name] of streetNames(random, main, made).slice(0, streetCount).entries()) {
    const street = layStreet(random, town, { name, locality: '', postcode: postcodes[at % postcodes.length] ?? '' });
    const last = at < main.length ? 180 : random.between(25, 80);
    for (let number = 1; number <= last; number++) {
      yield demoRow(street, number, { number: String(number), placeKind: 'house' });
      const hasMore = at === 0 && number === 12 ? 0 : random.next();
      if (hasMore < 0.07) yield demoRow(street, number, { number: String(number), suffix: 'bis', placeKind: 'house' });
      if (hasMore < 0.02) yield demoRow(street, number, { number: String(number), suffix: 'ter', placeKind: 'house' });
    }
  }
}

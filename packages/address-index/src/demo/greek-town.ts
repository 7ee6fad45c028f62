// Νέα Αλκυών, 009 12: a town in another script that Latin letters find too. Greek postcodes start at 100.
import type { AddressRow } from '../ingest/address-row.ts';
import { type DemoTown, demoRow, layStreet, streetNames } from './demo-street.ts';
import type { RandomSource } from './random-source.ts';

const town: DemoTown = { country: 'GR', region: '', city: 'Νέα Αλκυών', lat: 36.02, lon: 22.1 };
const main = ['Λεωφόρος Θαλάσσης', 'Οδός Ελιάς', 'Πλατεία Αγοράς'];
const kinds = ['', 'Οδός', 'Πάροδος'];
const names =
  `Ανεμώνης Γαρδένιας Δάφνης Ζεφύρου Θυμαριού Ιριδος Κυκλάμινων Λεβάντας Μελισσών Νάρκισσου Ορχιδέας Πλατάνων
  Ροδιάς Σεληνίου Τριανταφύλλων Υακίνθου Φοινίκων Χελιδονιών Ψαρά Ωρίωνος Αμυγδαλιάς Βασιλικού Γλάρων Δελφινιών
  Κερασιάς Λυγαριάς Μουριάς Πεύκων Ρίγανης Συκιάς Φλαμουριάς Αχλαδιάς Βερικοκιάς Καστανιάς Κυδωνιάς Λεμονιάς
  Μανόλιας Νεραντζιάς Πασχαλιάς Σχίνων`.split(/\s+/);
const postcodes = ['009 12', '009 13'];
const streetCount = 120;

export function* greekTown(random: RandomSource): Generator<AddressRow> {
  const made = names.flatMap((name) => kinds.map((kind) => `${kind} ${name}`.trim()));
  for (const [at, name] of streetNames(random, main, made).slice(0, streetCount).entries()) {
    const street = layStreet(random, town, { name, locality: '', postcode: postcodes[at % postcodes.length] ?? '' });
    const last = at < main.length ? 160 : random.between(35, 95);
    for (let number = 1; number <= last; number++) {
      yield demoRow(street, number, { number: String(number), placeKind: 'house' });
      if (random.chance(0.03)) yield demoRow(street, number, { number: `${number}Α`, placeKind: 'house' });
    }
  }
}

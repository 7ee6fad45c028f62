// The address data of the journeys: a small town that is nowhere, in the form of OpenAddresses.
import { writeFileSync } from 'node:fs';

const header = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID';

function houses(street: string, count: number, postcode: string): string[] {
  return Array.from({ length: count }, (_, index) => `,,${index + 1},${street},,Marrow Vale,,Westshire,${postcode},`);
}

function flats(number: number, street: string, count: number, postcode: string): string[] {
  return Array.from(
    { length: count },
    (_, index) => `,,${number},${street},Flat ${index + 1},Marrow Vale,,Westshire,${postcode},`,
  );
}

/** Houses in Pebble Lane (1–60), Quay Street (1–40) and Farway (1–20, in another postcode), eight flats at 7 Dyers Row. */
export function writeMarrowVale(file: string): void {
  const rows = [
    ...houses('Pebble Lane', 60, 'ZZ1 1AA'),
    ...houses('Quay Street', 40, 'ZZ1 2BB'),
    ...houses('Farway', 20, 'ZZ9 9ZZ'),
    ...flats(7, 'Dyers Row', 8, 'ZZ1 3CC'),
  ];
  writeFileSync(file, `${[header, ...rows].join('\n')}\n`);
}

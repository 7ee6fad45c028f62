// The journeys' address data: a small invented town, in OpenAddresses format.
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

/**
 * Houses in Pebble Lane (1–60), Quay Street (1–40) and Farway (1–20, in another postcode); eight flats at 7 Dyers Row,
 * and four at 9, which is also listed itself; and one postcode with two streets: the odd side of Mill Lane, and Station
 * Approach with six flats at 6.
 */
export function writeMarrowVale(file: string): void {
  const rows = [
    ...houses('Pebble Lane', 60, 'ZZ1 1AA'),
    ...houses('Quay Street', 40, 'ZZ1 2BB'),
    ...houses('Farway', 20, 'ZZ9 9ZZ'),
    ...flats(7, 'Dyers Row', 8, 'ZZ1 3CC'),
    `,,9,Dyers Row,,Marrow Vale,,Westshire,ZZ1 3CC,`,
    ...flats(9, 'Dyers Row', 4, 'ZZ1 3CC'),
    ...houses('Mill Lane', 24, 'ZZ1 4DD').filter((_, at) => at % 2 === 0),
    ...houses('Station Approach', 11, 'ZZ1 4DD').filter((_, at) => at !== 5),
    ...flats(6, 'Station Approach', 6, 'ZZ1 4DD'),
  ];
  writeFileSync(file, `${[header, ...rows].join('\n')}\n`);
}

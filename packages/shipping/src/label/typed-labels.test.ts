import { linesWithUnit, parseTypedAddress } from '@doorstep/address-language';
import { expect, it } from 'vitest';
import { linesOf, printAndRead } from '../../test/read-labels.ts';
import { parcel } from '../../test/parcels.ts';
import { toLabel } from './to-label.ts';

type Fields = [line1: string, line2: string, city: string, postcode: string, unit?: string];

it.each<[country: string, fields: Fields, name: string, label: string[]]>([
  [
    'GB',
    ['12 High Street', '', 'Thistlecombe', 'ZZ1 1HP', 'Flat 3'],
    'Wren Okafor',
    ['Wren Okafor', 'Flat 3', '12 High Street', 'Thistlecombe', 'ZZ1 1HP'],
  ],
  [
    'DE',
    ['Lindenstraße 5', 'Hinterhaus', 'Köln', '50667'],
    'Jürgen Groß',
    ['Jürgen Groß', 'Lindenstraße 5', 'Hinterhaus', '50667 Köln'],
  ],
  [
    'FR',
    ['12 bis rue Basse', '', 'Saint-Aurin', '00160'],
    'Éloïse Lefèvre',
    ['Éloïse Lefèvre', '12 bis rue Basse', '00160 Saint-Aurin'],
  ],
  [
    'US',
    ['450 Elm St Apt 4B', '', 'Addison, VT', '05491'],
    'Jordan Alvarez',
    ['Jordan Alvarez', '450 Elm St Apt 4B', 'Addison, VT 05491'],
  ],
  [
    'JP',
    ['丸の内1丁目9番1号', 'グリーンハイツ', '東京都千代田区', '100-0005', '203号室'],
    '山田 太郎 様',
    ['〒100-0005', '東京都千代田区丸の内1丁目9番1号', 'グリーンハイツ', '203号室', '山田 太郎 様'],
  ],
  [
    'JP',
    ['1-9-1 Marunouchi', '', 'Tokyo', '100-0005'],
    'T. Yamada',
    ['T. Yamada', '1-9-1 Marunouchi', 'Tokyo 100-0005'],
  ],
  ['GR', ['Ερμού 12', '', 'Αθήνα', '10674'], 'Κώστας Παπάς', ['Κώστας Παπάς', 'Ερμού 12', '106 74 Αθήνα']],
  ['HU', ['Fő utca 12', '', 'Budapest', '1051'], 'Kiss Anna', ['Kiss Anna', 'Budapest', 'Fő utca 12', '1051']],
  ['BR', ['Rua das Flores, 5', '', 'Recife', '50010-000'], 'Ana', ['Ana', 'Rua das Flores, 5', 'Recife', '50010-000']],
  ['CN', ['1 Jianguo Road', '', 'Beijing', '100004'], 'Li Lei', ['Li Lei', '1 Jianguo Road', 'Beijing', '100004']],
  ['CN', ['建国门外大街1号', '', '北京市', '100004'], '李雷', ['100004', '北京市', '建国门外大街1号', '李雷']],
])('a typed address in %s is printed in its country’s order', async (country, fields, name, label) => {
  const [line1, line2, city, postcode, unit = ''] = fields;
  const address = parseTypedAddress({ line1, line2, city, postcode, country }, unit);
  const lines = linesWithUnit(address.lines, address.unit);
  const printed = toLabel(
    { ...parcel({}, { name }), address: { ...address, lines } },
    { from: country, language: 'en' },
  );
  const reference = 'K7QM-2XPD-9RTA';
  expect(linesOf(await printAndRead([printed]))).toEqual([...label, reference]);
});

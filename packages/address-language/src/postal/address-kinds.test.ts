import { describe, expect, it } from 'vitest';
import { parseTypedAddress } from '../parse-typed-address.ts';
import { addressKinds } from './address-kinds.ts';

const kindsOf = (country: string, line1: string, more: Record<string, string> = {}) => {
  const { name = 'Robin Fictional', ...lines } = more;
  const typed = { line1, line2: '', city: 'Nowhere', postcode: '', region: '', country, ...lines };
  return addressKinds(parseTypedAddress(typed, ''), name).map(({ kind }) => kind);
};

describe('a PO box', () => {
  it.each([
    ['GB', 'PO Box 12'],
    ['GB', 'P.O. Box 1234'],
    ['GB', 'P O BOX 12'],
    ['GB', 'PO Box No. 12'],
    ['GB', 'po box'],
    ['GB', 'POB 12'],
    ['GB', 'Post Office Box 12'],
    ['GB', 'P.O.B. 12'],
    ['GB', 'PO-Box 12'],
    ['GB', 'P O Bx 12'],
    ['GB', 'PO Box Twelve'],
    ['GB', 'Poste Restante'],
    ['US', 'P.O. Drawer 12'],
    ['US', 'General Delivery'],
    ['AU', 'Parcel Locker 10123 45678'],
    ['DE', 'Pack-Station 123'],
    ['DE', 'Postf. 12'],
    ['DE', 'postlagernd'],
    ['DK', 'Pakkeboks 12'],
    ['ES', 'Aptdo. Correos 12'],
    ['IT', 'Fermo posta'],
    ['PL', 'Paczkomat KRA01M'],
    ['RU', 'абонентский ящик 12'],
    ['GB', 'Flat 2, PO Box 77'],
    ['HK', 'GPO Box 1234'],
    ['US', 'P.O.Box A-12'],
    ['FR', 'Boîte postale 12'],
    ['FR', 'BP 12'],
    ['FR', 'B.P. 90123'],
    ['CH', 'Case postale 12'],
    ['CH', 'Postfach'],
    ['DE', 'Postfach 12 34 56'],
    ['DE', 'Packstation 123'],
    ['ES', 'Apartado de Correos 12'],
    ['ES', 'Apdo. 12'],
    ['PT', 'Apartado 12'],
    ['BR', 'Caixa Postal 12'],
    ['CL', 'Casilla 12'],
    ['NL', 'Postbus 1234'],
    ['IT', 'Casella postale 12'],
    ['AU', 'Locked Bag 12'],
    ['ZA', 'Private Bag X12'],
    ['NO', 'Postboks 12'],
    ['SE', 'Box 123'],
    ['RU', 'а/я 12'],
    ['JP', '私書箱12号'],
  ])('in %s: %s', (country, line) => {
    expect(kindsOf(country, line)).toEqual(['po_box']);
  });

  it.each([
    ['GB', '12 Postbox Lane'],
    ['GB', 'Po Bank, 12 High Street'],
    ['US', '12 General Delivery Rd'],
    ['US', '12 Drawer Rd'],
    ['GB', '12 Box Lane'],
    ['GB', '3 Boxer Street'],
    ['GB', 'Boxwood House, 4 Box Road'],
    ['GB', '12 Old Post Office Lane'],
    ['GB', 'Box Cottage, 12 High Street'],
    ['GB', '12 Bag Lane'],
    ['GB', '12 BP Way'],
    ['DE', 'Postfachgasse 12'],
    ['DE', 'Am Postfach 12a'],
    ['NL', 'Postbusweg 12'],
    ['ES', 'Calle del Apartadero 12'],
    ['US', '12 Private Bagley Rd'],
    ['GB', 'Box 123'],
    ['US', 'RR 2 Box 15'],
  ])('is not recognised in %s in %s', (country, line) => {
    expect(kindsOf(country, line)).toEqual([]);
  });
});

describe('military post', () => {
  it.each([
    ['GB', 'BFPO 123', {}],
    ['GB', 'B.F.P.O. 123', {}],
    ['GB', '1 Regiment', { postcode: 'BFPO 61' }],
    ['GB', '1 Regiment', { postcode: 'BF1 2AU' }],
    ['US', 'Unit 2050 Box 4190', { city: 'APO', region: 'AP', postcode: '96278-2050' }],
    ['US', 'PSC 802 Box 74', { city: 'APO AE', postcode: '09499' }],
    ['US', 'USS Nowhere', { city: 'FPO', postcode: '34091' }],
    ['US', 'Unit 8400 Box 0000', { line2: 'DPO AE 09498' }],
  ])('in %s: %s', (country, line, more) => {
    expect(kindsOf(country, line, more)).toEqual(['military']);
  });

  it.each([
    ['US', '12 Apo Street', { postcode: '10118', region: 'NY' }],
    ['GB', '12 Barracks Road', { postcode: 'BF9 1AA' }],
    ['FR', '12 rue des Armées', {}],
  ])('is not recognised in %s in %s', (country, line, more) => {
    expect(kindsOf(country, line, more)).toEqual([]);
  });
});

describe('care of someone', () => {
  it.each([
    ['GB', 'c/o Jane Doe', { line2: '12 High Street' }],
    ['GB', 'C/O The Smiths, 12 High Street', {}],
    ['GB', 'Care of Jane Doe', { line2: '12 High Street' }],
    ['NL', 'p/a Jansen', { line2: 'Kerkstraat 7' }],
    ['DE', 'z. Hd. Frau Müller', { line2: 'Lindenstr. 5' }],
    ['FR', 'Chez Mme Dupont', { line2: '12 rue des Lilas' }],
    ['FR', '12 rue des Lilas', { name: 'Jean Martin chez Dupont' }],
    ['GB', '12 High Street', { name: 'Robin Fictional c/o Jane Doe' }],
    ['SE', 'c/o Svensson', { line2: 'Storgatan 7' }],
  ])('in %s: %s', (country, line, more) => {
    expect(kindsOf(country, line, more)).toEqual(['care_of']);
  });

  it.each([
    ['FR', '12 Rue Chez Paillaud', {}],
    ['FR', 'Chez Paillaud', {}],
    ['FR', '12 rue des Lilas', { name: 'Marie Chez' }],
    ['ES', "C/ O'Donnell, 12", {}],
    ['ES', 'C/ O Donnell 12', {}],
    ['ES', 'C/ Oviedo, 12', {}],
    ['GB', '12 Careo Street', { name: 'Coco Attnborough' }],
  ])('is not recognised in %s in %s', (country, line, more) => {
    expect(kindsOf(country, line, more)).toEqual([]);
  });
});

describe('a business', () => {
  it.each([
    ['GB', 'Acme Ltd, 12 High Street', {}],
    ['GB', '12 High Street', { name: 'Acme Widgets Limited' }],
    ['US', 'Acme, Inc.', { line2: '12 Main St' }],
    ['US', 'ACME LLC', { line2: '12 Main St' }],
    ['DE', 'Muster GmbH', { line2: 'Lindenstr. 5' }],
    ['DE', 'Muster GmbH & Co. KG', { line2: 'Lindenstr. 5' }],
    ['DE', 'Muster AG', { line2: 'Lindenstr. 5' }],
    ['FR', 'Dupont SARL', { line2: '12 rue des Lilas' }],
    ['FR', 'Dupont S.A.', { line2: '12 rue des Lilas' }],
    ['NL', 'Jansen B.V.', { line2: 'Kerkstraat 7' }],
    ['NL', 'Jansen BV', { line2: 'Kerkstraat 7' }],
    ['IT', 'Rossi S.p.A.', { line2: 'Via Roma 1' }],
    ['JP', '株式会社架空', { line2: '緑町1-2' }],
  ])('in %s: %s', (country, line, more) => {
    expect(kindsOf(country, line, more)).toEqual(['business']);
  });

  it('is recognised by the organisation in the address data', () => {
    const address = parseTypedAddress(
      { line1: '12 High Street', line2: '', city: 'Nowhere', postcode: '', country: 'GB' },
      '',
    );
    expect(addressKinds({ ...address, organisation: 'The Corner Shop' }, 'Robin')).toEqual([
      { kind: 'business', isInName: false },
    ]);
    expect(addressKinds(address, 'Acme Ltd')).toEqual([{ kind: 'business', isInName: true }]);
  });

  it.each([
    ['PT', 'Rua Direita 7', { name: 'Maria Sa' }],
    ['PT', 'Rua Direita 7', { name: 'MARIA SA' }],
    ['GB', '12 High Street', { name: 'Limited' }],
    ['GB', '12 High Street', { name: 'Inc' }],
    ['GB', '12 Limited Lane', { name: 'Ag Okafor' }],
    ['CA', '12 Main St', { line2: 'Calgary AB' }],
    ['IT', 'Via Spa 3', {}],
    ['GB', 'Coach House, 12 High Street', { name: 'Robin Plc-Smith' }],
  ])('is not recognised in %s in %s', (country, line, more) => {
    expect(kindsOf(country, line, more)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { australian, german, parcel, sender } from '../../test/parcels.ts';
import type { Parcel } from '../parcel.ts';
import { carrierCsv } from './carrier-csv.ts';
import { carriers, findCarrier } from './carriers.ts';
import { checkCarrierRows } from './check-carrier-rows.ts';
import { mappedProfile, readMapping } from './mapped-columns.ts';

async function fileOf(id: string, parcels: Parcel[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(carrierCsv(parcels, { profile: findCarrier(id)!, sender })));
}

async function check(id: string, ...parcels: Parcel[]) {
  return Array.fromAsync(checkCarrierRows(parcels, { profile: findCarrier(id)!, sender }));
}

const long = 'An address line that is far longer than a carrier prints';

describe('carriers’ files', () => {
  it('exist for these carriers, and mark the columns that the carrier documents', () => {
    expect(carriers.map(({ id, isConfirmed }) => [id, isConfirmed])).toEqual([
      ['generic', true],
      ['royal-mail', true],
      ['ups-worldship', true],
      ['internetmarke', false],
      ['mypost-business', false],
    ]);
    expect(carriers.filter(({ source }) => source === '')).toEqual([]);
  });

  it('are as documented for Royal Mail', async () => {
    expect((await fileOf('royal-mail', [parcel()])).toString()).toBe(
      'Order reference,First name,Last name,Company name,Address line 1,Address line 2,Address line 3,City,County,' +
        'Postcode,Country,Email,Phone,Weight\r\n' +
        'K7QM-2XPD-9RTA,Wren,Okafor,,Flat 2,12 Rosehill Gardens,Little Wittering,Exeter,,' +
        'EX11 1AB,GBR,wren@example.org,07700900123,2.500\r\n',
    );
  });

  it('are in Windows-1252 for UPS', async () => {
    expect((await fileOf('ups-worldship', [german])).toString('latin1')).toBe(
      'Customer ID,Company or Name,Attention,Address 1,Address 2,Address 3,City or Town,State/Province/County,' +
        'Postal Code,Country/Territory\r\n' +
        'K7QM-2XPD-9RTA,Jürgen Groß,,Hinterhaus,Königstraße 12a,,Augsburg,,86150,Germany\r\n',
    );
    const dash = await fileOf('ups-worldship', [parcel({ lines: ['12 High Street – rear', 'Exeter'] })]);
    expect(dash.includes(0x96)).toBe(true);
  });

  it('have the sender first, in ISO 8859-1, for INTERNETMARKE', async () => {
    expect((await fileOf('internetmarke', [german])).toString('latin1')).toBe(
      'NAME;ZUSATZ;STRASSE;NUMMER;PLZ;STADT;LAND;ADRESS_TYP\r\n' +
        'Greentown Council;;Marktplatz;1;10115;Greentown;DEU;HOUSE\r\n' +
        'Jürgen Groß;Hinterhaus;Königstraße;12a;86150;Augsburg;DEU;HOUSE\r\n',
    );
  });

  it('have all 34 columns for MyPost Business', async () => {
    const [names = '', row = ''] = (await fileOf('mypost-business', [australian])).toString().split('\r\n');
    expect(names.split(',')).toHaveLength(34);
    expect(names).toBe(
      'Additional Label Information 1,Send Tracking Notifications,Send From Name,Send From Business Name,' +
        'Send From Address Line 1,Send From Address Line 2,Send From Address Line 3,Send From Suburb,Send From State,' +
        'Send From Postcode,Send From Phone Number,Send From Email Address,Deliver To Name,Deliver To MyPost Number,' +
        'Deliver To Business Name,Deliver To Type Of Address,Deliver To Address Line 1,Deliver To Address Line 2,' +
        'Deliver To Address Line 3,Deliver To Suburb,Deliver To State,Deliver To Postcode,Deliver To Phone Number,' +
        'Deliver To Email Address,Item Packaging Type,Item Delivery Service,Item Description,Item Length,Item Width,' +
        'Item Height,Item Weight,Item Dangerous Goods Flag,Signature On Delivery,Extra Cover Amount',
    );
    expect(row).toBe(
      'K7QM-2XPD-9RTA,,Greentown Council,,Marktplatz 1,,,Greentown,,10115,03023125000,post@example.org,' +
        'Wren Okafor,,,,Unit 3,450 Elm St,,Fitzroy,VIC,3065,0491570006,wren@example.org,' +
        ',,1 × Compost bin,41,30,25,2.500,,,',
    );
  });

  it('have every field under its own name for any other carrier', async () => {
    const [names] = (await fileOf('generic', [])).toString().split('\r\n');
    expect(names).toBe(
      'reference,name,first_name,last_name,organisation,line1,line2,line3,line4,city,region,postcode,country,' +
        'country_code,email,phone,items,weight_kg,length_cm,width_cm,height_cm',
    );
  });

  it.each([
    [
      'generic',
      'K7QM-2XPD-9RTA,Wren Okafor,Wren,Okafor,Okafor Ltd,Flat 2,Rose House,12 Rosehill Gardens,' +
        '"Upper Green, Little Wittering",Exeter,Devon,EX11 1AB,United Kingdom,GB,wren@example.org,00447700900123,' +
        '1 × Compost bin,2.500,41,30,25',
    ],
    [
      'royal-mail',
      'K7QM-2XPD-9RTA,Wren,Okafor,Okafor Ltd,Flat 2,Rose House,"12 Rosehill Gardens, Upper Green, Little Wittering",' +
        'Exeter,Devon,EX11 1AB,GBR,wren@example.org,07700900123,2.500',
    ],
    [
      'ups-worldship',
      'K7QM-2XPD-9RTA,Okafor Ltd,Wren Okafor,Flat 2,Rose House,"12 Rosehill Gardens, Upper Green, Little Wittering",' +
        'Exeter,Devon,EX11 1AB,United Kingdom',
    ],
    [
      'internetmarke',
      'Wren Okafor;Okafor Ltd, Flat 2, Rose House, Upper Green, Little Wittering;12 Rosehill Gardens;;' +
        'EX11 1AB;Exeter;GBR;HOUSE',
    ],
    [
      'mypost-business',
      'K7QM-2XPD-9RTA,,Greentown Council,,Marktplatz 1,,,Greentown,Berlin,10115,03023125000,post@example.org,' +
        'Wren Okafor,,Okafor Ltd,,Flat 2,Rose House,"12 Rosehill Gardens, Upper Green, Little Wittering",' +
        'Exeter,Devon,EX11 1AB,447700900123,wren@example.org,,,1 × Compost bin,41,30,25,2.500,,,',
    ],
  ])('for %s have each part of a parcel, and of its sender, in its column', async (id, row) => {
    const streets = ['Flat 2', 'Rose House', '12 Rosehill Gardens', 'Upper Green', 'Little Wittering'];
    const lines = [...streets, 'Exeter', 'EX11 1AB'];
    const whole = parcel({ organisation: 'Okafor Ltd', region: 'Devon', lines });
    const profile = findCarrier(id)!;
    const pieces = await Array.fromAsync(carrierCsv([whole], { profile, sender: { ...sender, region: 'Berlin' } }));
    const text = new TextDecoder(profile.encoding).decode(Buffer.concat(pieces));
    expect(text.split('\r\n').at(-2)).toBe(row);
  });

  it('follow a column mapping for any other carrier', async () => {
    const profile = mappedProfile(readMapping('Order no=reference, Ship to=name,Zip=postcode')!);
    const pieces = await Array.fromAsync(carrierCsv([parcel()], { profile, sender }));
    expect(Buffer.concat(pieces).toString()).toBe('Order no,Ship to,Zip\r\nK7QM-2XPD-9RTA,Wren Okafor,EX11 1AB\r\n');
    expect([readMapping('Zip'), readMapping('Zip=post'), readMapping('A=name,A=city'), readMapping('')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('contain every row in order', async () => {
    const parcels = Array.from({ length: 250 }, (_, index) => parcel({}, { reference: `R-${index}` }));
    const rows = (await fileOf('generic', parcels)).toString().trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual(parcels.map(({ reference }) => reference));
  });

  it.each([
    ['ups-worldship', 'Αθήνα'],
    ['ups-worldship', 'القاهرة'],
    ['internetmarke', '東京'],
  ])('for %s leave out a parcel with %s, rather than print a question mark', async (id, city) => {
    const text = (await fileOf(id, [parcel({ city }, { reference: 'R-1' }), german])).toString('latin1');
    expect(text).not.toContain('?');
    expect(text).toContain('Augsburg');
    expect(text).not.toContain('R-1');
  });

  it('have plain punctuation where the encoding lacks the typographic form', async () => {
    const text = (await fileOf('internetmarke', [{ ...german, name: 'Anna “A” O’Groß…' }])).toString('latin1');
    expect(text).toContain(`"Anna ""A"" O'Groß..."`);
    expect(await check('internetmarke', { ...german, name: 'Anna “A” O’Groß…' })).toEqual([]);
  });

  it('have a plain apostrophe where the column accepts no other', async () => {
    for (const name of ['Robin O’Sample', 'Robin O‘Sample', 'RobinʼO Sample'])
      expect(await check('royal-mail', parcel({}, { name }))).toEqual([]);
    expect((await fileOf('royal-mail', [parcel({}, { name: 'Robin O’Sample' })])).toString()).toContain(
      ",Robin,O'Sample,",
    );
  });

  it.each([
    ['Wren Mary Okafor', 'Wren Mary', 'Okafor'],
    ['Wren', 'Wren', ''],
    ['山田 花子', '花子', '山田'],
    ['山田　花子', '花子', '山田'],
    ['홍 길동', '길동', '홍'],
    ['Hanako 山田', 'Hanako', '山田'],
  ])('split %s into the first name %s and the last name %s', async (name, first, last) => {
    const profile = mappedProfile(readMapping('first=first_name,last=last_name')!);
    const pieces = await Array.fromAsync(carrierCsv([parcel({}, { name })], { profile, sender }));
    expect(Buffer.concat(pieces).toString().split('\r\n')[1]).toBe(`${first},${last}`);
  });

  it('contain no formula and no line break', async () => {
    const nasty = parcel({ lines: ['=HYPERLINK("x")', '12 High\nStreet', 'Exeter EX11 1AB'] }, { name: '+cmd' });
    const text = (await fileOf('royal-mail', [nasty])).toString();
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`'+cmd`);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain('12 High Street');
    const broken = { ...sender, name: 'Greentown\r\nCouncil' };
    for (const { id } of carriers) {
      const file = await Array.fromAsync(carrierCsv([australian], { profile: findCarrier(id)!, sender: broken }));
      const rows = Buffer.concat(file).toString().trimEnd().split('\r\n');
      expect([id, rows.length]).toEqual([id, id === 'internetmarke' ? 3 : 2]);
    }
  });

  it('have phone numbers that can be dialled, and that no spreadsheet reads as a formula', async () => {
    const phoneIn = async (id: string, phone: string) => {
      const profile = id === 'generic' ? mappedProfile(readMapping('phone=phone')!) : findCarrier(id)!;
      const pieces = await Array.fromAsync(carrierCsv([parcel({}, { phone })], { profile, sender }));
      const [names = '', row = ''] = Buffer.concat(pieces).toString().split('\r\n');
      return row.split(',')[names.toLowerCase().split(',').indexOf('phone')];
    };
    for (const phone of [
      '+44 7700 900123',
      '+44 (0)7700 900123',
      '07700 900123',
      '00447700900123',
      '0044 (0)7700 900123',
    ])
      expect(await phoneIn('royal-mail', phone)).toBe('07700900123');
    expect(await phoneIn('generic', '+44 (0)7700 900123')).toBe('00447700900123');
    expect(await phoneIn('generic', '0044 7700 900123')).toBe('00447700900123');
    expect(await phoneIn('generic', '(0)7700 900123')).toBe('07700900123');
    expect(await phoneIn('generic', '')).toBe('');
  });
});

describe('the check of carriers’ rows', () => {
  it('reports nothing about ordinary parcels', async () => {
    expect(await check('royal-mail', parcel())).toEqual([]);
    expect(await check('ups-worldship', parcel(), german)).toEqual([]);
    expect(await check('internetmarke', german)).toEqual([]);
    expect(await check('mypost-business', australian)).toEqual([]);
  });

  it('reports values that are too long for the carrier', async () => {
    const reference = 'K7QM-2XPD-9RTA';
    expect(await check('ups-worldship', parcel({ lines: [long, 'Exeter'] }))).toEqual([
      { reference, kind: 'too_long', column: 'Address 1', value: long, length: long.length, maxLength: 35 },
    ]);
    expect(await check('royal-mail', parcel({}, { phone: '+49 30 23125 000 12' }))).toMatchObject([
      { kind: 'too_long', column: 'Phone', maxLength: 11 },
    ]);
  });

  it('reports characters that the carrier does not accept', async () => {
    expect(await check('royal-mail', parcel({}, { name: 'Éloïse Lefèvre' }))).toMatchObject([
      { kind: 'characters', column: 'First name', characters: ['É', 'ï'] },
      { kind: 'characters', column: 'Last name', characters: ['è'] },
    ]);
    expect(await check('ups-worldship', parcel({ city: 'Αθήνα' }))).toMatchObject([
      { kind: 'unwritable', column: 'City or Town', value: 'Αθήνα' },
    ]);
    expect(await check('internetmarke', { ...german, name: 'Józef Łaska' })).toMatchObject([
      { kind: 'unwritable', column: 'NAME', value: 'Józef Łaska', characters: ['Ł'] },
    ]);
    const greek = { ...sender, name: 'Δήμος' };
    const checked = checkCarrierRows([german], { profile: findCarrier('internetmarke')!, sender: greek });
    expect(await Array.fromAsync(checked)).toMatchObject([{ reference: '', kind: 'sender', column: 'NAME' }]);
  });

  it('reports missing values, formulas, and parcels to another country', async () => {
    expect(await check('royal-mail', parcel({ postcode: '' }))).toMatchObject([
      { kind: 'missing', column: 'Postcode' },
    ]);
    const american = {
      city: 'New York',
      postcode: '10118',
      countryCode: 'US',
      lines: ['350 Nowhere Ave', 'New York 10118'],
    };
    for (const [id, column] of [
      ['ups-worldship', 'State/Province/County'],
      ['royal-mail', 'County'],
    ] as const) {
      expect(await check(id, parcel(american))).toMatchObject([{ kind: 'missing', column }]);
      expect(await check(id, parcel({ ...american, region: 'NY' }))).toEqual([]);
      const inHongKong = { city: 'Central', region: 'Hong Kong Island', postcode: '', countryCode: 'HK' };
      expect(await check(id, parcel({ ...inHongKong, lines: ['1 Nowhere Road', 'Central'] }))).toEqual([]);
    }
    expect(await check('ups-worldship', parcel({ postcode: '' }))).toMatchObject([
      { kind: 'missing', column: 'Postal Code' },
    ]);
    expect(await check('ups-worldship', parcel({}, { name: '=1+1' }))).toMatchObject([{ kind: 'formula' }]);
    expect(
      await check('mypost-business', { ...australian, address: { ...australian.address, countryCode: 'NZ' } }),
    ).toEqual([{ reference: 'K7QM-2XPD-9RTA', kind: 'country', countryCode: 'NZ' }]);
  });
});

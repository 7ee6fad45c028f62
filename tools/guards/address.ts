import type { Guard } from './guard.ts';

const areaTests = ['packages/store/test/area.test.ts'];
const proofTests = ['apps/server/src/lookup/address-proofs.test.ts'];

/** An address is what the server gave out, not older than a day; a home is its flat, in the offer's area. */
export const addressGuards: Guard[] = [
  {
    name: 'an address that was not signed here is forged',
    file: 'apps/server/src/lookup/address-proofs.ts',
    find: `if (signed === null) return { kind: 'forged' };`,
    replace: `if (signed === null) return { kind: 'valid', ...(JSON.parse(Buffer.from(proof.split('.')[0] ?? '', 'base64url').toString()) as Signed) };`,
    tests: proofTests,
  },
  {
    name: 'an address may wait a day and no longer',
    file: 'apps/server/src/lookup/address-proofs.ts',
    find: `now() - issuedAt < lifeMs`,
    replace: `now() - issuedAt < Infinity`,
    tests: proofTests,
  },
  {
    name: 'a flat is not its building',
    file: 'packages/core/src/home/canonical-address.ts',
    find: 'home: `${building}|${unit}`',
    replace: 'home: building',
    tests: ['packages/core/src/home/canonical-address.test.ts'],
    named: 'flat|unit',
  },
  {
    name: 'flat 1/2 is not flat 12',
    file: 'packages/address-language/src/unit-key.ts',
    find: `.replaceAll(/(?<=\\p{N}) (?=\\p{L})|(?<=\\p{L}) (?=\\p{N})/gu, '');`,
    replace: `.replaceAll(' ', '');`,
    tests: ['packages/address-language/src/unit-key.test.ts'],
    named: 'apart',
  },
  {
    name: 'characters that cannot be seen make no second home',
    file: 'packages/contract/src/normalize-text.ts',
    find: `const ignorable = /[\\p{Default_Ignorable_Code_Point}\\p{Cf}]/gu;`,
    replace: `const ignorable = /(?!)/gu;`,
    tests: ['packages/core/src/home/hidden-characters.test.ts'],
    named: 'is the same home',
  },
  {
    name: 'digits of another script make no second home',
    file: 'packages/contract/src/normalize-text.ts',
    find: `.replaceAll(digit, toAsciiDigit);`,
    replace: `;`,
    tests: ['packages/core/src/home/hidden-characters.test.ts'],
    named: 'is the same home',
  },
  {
    name: 'EX1 does not cover EX11',
    file: 'packages/core/src/area/require-in-area.ts',
    find: `return start.length <= 4 ? outward === start : squeezed.startsWith(start);`,
    replace: `return squeezed.startsWith(start);`,
    tests: ['packages/core/src/area/require-in-area.test.ts'],
  },
  {
    name: 'outside the polygon is refused',
    file: 'packages/core/src/area/require-in-area.ts',
    find: `if (!isInPolygon(shape, [longitude, latitude])) throw new DoorstepError('outside_area');`,
    replace: ``,
    tests: areaTests,
    named: 'refuses who lives outside it',
  },
  {
    name: 'the edge of a polygon is inside it',
    file: 'packages/core/src/area/polygon-shape.ts',
    find: `pointInPolygon(position, rings) !== false`,
    replace: `pointInPolygon(position, rings) === true`,
    tests: areaTests,
    named: 'inside it or on its edge',
  },
  {
    name: 'an address of unknown position is held',
    file: 'packages/core/src/request/save-request.ts',
    find: `reasons.push('position_unknown');`,
    replace: `void 0;`,
    tests: areaTests,
    named: 'of unknown position',
  },
  {
    name: 'a corrected address keeps to the area',
    file: 'packages/core/src/request/correct-address.ts',
    find: `await requireInArea(store.polygons, offer.definition.area, resolved.address);`,
    replace: ``,
    tests: areaTests,
    named: 'corrected address',
  },
  {
    name: 'a polygon stays while a version of an offer names it',
    file: 'packages/store/src/housekeeping.ts',
    find: `not(exists(selectFrom('offer_version').select('version').whereRef('polygon_id', '=', 'polygon.id'))),`,
    replace: `not(exists(selectFrom('offer_version').select('version').where('polygon_id', '=', ''))),`,
    tests: areaTests,
    named: 'stays with the versions',
  },
];

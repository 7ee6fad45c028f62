// Offers for areas without address data: staff are warned on publishing and informed afterwards; visitors type.
import { importAddresses, removeDataset } from '@doorstep/address-index';
import type {
  AlarmView,
  KeptMail,
  Role,
  ServicesView,
  StaffAlarms,
  StaffEntryForm,
  StaffOffer,
} from '@doorstep/contract';
import { createOffer, inviteStaff } from '@doorstep/core';
import { createDataFolder, offerInput, runDoorstep } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressFolder } from '../src/lookup/wire-lookup.ts';
import { createHomeFormOf } from '../src/lookup/form-knowledge.ts';
import { cookiesOf, startStaffServer, type StaffServer } from './staff-server.ts';

const metricsToken = 'a token of this test alone';
const folder = createDataFolder();
const indexFolder = addressFolder(folder.path);
let server: StaffServer;
const cookies = new Map<Role, string>();

async function importTown(): Promise<void> {
  const rows = ['EX11 1AA', 'EX2 4BB'].map((postcode, index) => ({
    number: String(index + 1),
    suffix: '',
    unit: '',
    floor: '',
    buildingName: '',
    street: 'Pebble Lane',
    aliases: [],
    locality: '',
    city: 'Marrow Vale',
    district: '',
    region: '',
    postcode,
    country: 'GB',
    lat: Number.NaN,
    lon: Number.NaN,
    sourceId: '',
    unitCount: '',
    placeKind: '',
  }));
  await importAddresses({ dataset: 'town', indexFolder, rows, formOf: createHomeFormOf(), replace: true });
}

beforeAll(async () => {
  await importTown();
  server = await startStaffServer({ DOORSTEP_DATA: folder.path, DOORSTEP_METRICS_TOKEN: metricsToken });
  for (const role of ['owner', 'editor'] as const)
    cookies.set(role, cookiesOf(await server.join((await inviteStaff(server.staff, role)).token, role)));
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function ask<T>(role: Role, method: 'GET' | 'POST', path: string): Promise<T> {
  const answer = await server.send(method, `/api/v1/${path}`, { headers: { cookie: cookies.get(role) ?? '' } });
  expect(answer.status).toBe(200);
  return answer.problem as T;
}

let made = 0;
const draftFor = (countries: string[], postcodePrefixes: string[] = []) =>
  createOffer(
    server.staff,
    offerInput({ slug: `area-${(made += 1)}`, area: { countries, postcodePrefixes, polygon: null } }),
  );

describe('an offer’s area without address data', () => {
  it.each([
    { countries: ['GB'], prefixes: [], missing: null },
    { countries: [], prefixes: [], missing: null },
    { countries: ['GB'], prefixes: ['EX'], missing: null },
    { countries: ['GB'], prefixes: ['EX11', 'EX2'], missing: null },
    { countries: ['GB', 'FR'], prefixes: [], missing: { isAll: false, countries: ['FR'], postcodePrefixes: [] } },
    { countries: ['FR', 'DE'], prefixes: [], missing: { isAll: true, countries: ['FR', 'DE'], postcodePrefixes: [] } },
    // EX1 is not EX11: coverage follows the same rule as admission.
    { countries: ['GB'], prefixes: ['EX1'], missing: { isAll: true, countries: [], postcodePrefixes: ['EX1'] } },
    { countries: [], prefixes: ['EX2', 'ZZ9'], missing: { isAll: false, countries: [], postcodePrefixes: ['ZZ9'] } },
    { countries: ['FR'], prefixes: ['EX2'], missing: { isAll: true, countries: ['FR'], postcodePrefixes: [] } },
  ])('of $countries and $prefixes is reported before publishing', async ({ countries, prefixes, missing }) => {
    const { id } = await draftFor(countries, prefixes);
    expect((await ask<StaffOffer>('editor', 'GET', `offers/${id}`)).missingAddressData).toEqual(missing);
  });

  it('does not prevent publishing, is reported by Services and doctor, and makes the page ask for a typed address', async () => {
    const draft = await draftFor(['GB'], ['ZZ9']);
    expect((await ask<StaffOffer>('editor', 'POST', `offers/${draft.id}/publish`)).status).toBe('published');
    const missing = { isAll: true, countries: [], postcodePrefixes: ['ZZ9'] };
    const watched = [{ id: draft.id, title: 'A compost bin for every home', ...missing }];
    expect((await ask<StaffAlarms>('owner', 'GET', 'alarms')).withoutAddressData).toEqual(watched);
    expect((await ask<ServicesView>('owner', 'GET', 'services')).withoutAddressData).toEqual(watched);
    const { code, stdout } = await runDoorstep(['doctor'], {
      dataFolder: folder.path,
      env: { DOORSTEP_DEMO: 'off' },
    });
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('there are no addresses of ZZ9: its visitors can only'),
    ]);

    const page = await (await fetch(`${server.url}/o/${draft.slug}`)).text();
    expect(page).toContain('We have no address list for this area. Type the address yourself.');
    expect(page).toContain('name="address.line1"');
    expect(page).not.toContain('working at the moment');

    const form = await ask<StaffEntryForm>('owner', 'GET', `offers/${draft.id}/entry-form`);
    expect(form.lookup.hasData).toBe(false);
    await ask('owner', 'POST', `offers/${draft.id}/close`);
    expect((await ask<StaffAlarms>('owner', 'GET', 'alarms')).withoutAddressData).toEqual([]);
  });

  it('is detected when the data are removed, and resolved when they return, without a restart', async () => {
    const draft = await draftFor(['GB'], ['EX2']);
    await ask('editor', 'POST', `offers/${draft.id}/publish`);
    const watched = async () =>
      (await ask<StaffAlarms>('owner', 'GET', 'alarms')).withoutAddressData.map(({ id }) => id);
    expect(await watched()).toEqual([]);
    removeDataset(indexFolder, 'town');
    const message = 'offers without address data';
    await expect.poll(watched, { message }).toEqual([draft.id]);
    await importTown();
    await expect.poll(watched, { message }).toEqual([]);
    // An alarm raised meanwhile ends at the next check, not half a minute after the data came back.
    await ask('editor', 'POST', `offers/${draft.id}/close`);
  });

  it('raises its own alarm (a row on Services, one email to owners, a metric), resolved with its cause', async () => {
    const [own, other] = [await draftFor(['FR']), await draftFor(['DE'])];
    for (const { id } of [own, other]) await ask('editor', 'POST', `offers/${id}/publish`);
    const rows = async (list: 'open' | 'past') =>
      (await ask<ServicesView>('owner', 'GET', 'services'))[list].filter(
        ({ service, code }: AlarmView) => service === 'address-data' && [own.slug, other.slug].includes(code),
      );
    const codes = async (list: 'open' | 'past') => (await rows(list)).map(({ code }) => code);
    const metric = async () => {
      const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      return /^doorstep_open_alarms\{service="address-data"\} (\d+)$/m.exec(await answer.text())?.[1];
    };
    await expect.poll(() => codes('open'), { message: 'open alarms' }).toEqual([own.slug, other.slug]);
    const [row] = await rows('open');
    expect(row).toMatchObject({ kind: 'misconfigured', count: 1, resolvedAt: null });
    expect(row?.message).toContain('there are no addresses of FR. Its visitors can only type theirs.');
    expect(await metric()).toBe('2');
    // The banner names such offers itself, once.
    expect((await ask<StaffAlarms>('owner', 'GET', 'alarms')).open).toEqual([]);
    const mails = async () =>
      (await ask<{ rows: KeptMail[] }>('owner', 'GET', 'mails')).rows.filter(({ subject }) =>
        subject.includes(own.slug),
      );
    expect(await mails()).toMatchObject([{ subject: `An offer has no address data: ${own.slug}` }]);

    await ask('owner', 'POST', `offers/${own.id}/close`);
    await expect.poll(() => codes('past'), { message: 'past alarms' }).toEqual([own.slug]);
    expect((await rows('open')).map(({ code, count }) => [code, count])).toEqual([[other.slug, 1]]);
    await ask('owner', 'POST', `offers/${other.id}/close`);
    await expect.poll(metric, { message: 'open alarms in the metrics' }).toBe('0');
    expect(await mails()).toHaveLength(1);
  });
});

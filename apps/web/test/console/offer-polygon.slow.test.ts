import { expectPage } from '@doorstep/testing/expect-page';
import { beforeEach, describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { drawPolygon } from './draw-polygon.ts';

const test = consoleTest();
const open = () => test.go(`/staff/offers/${test.town.offers.bins}#area`);
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const saved = () => test.page.getByText('Saved', { exact: true });
/** Saves a change that takes something away from people. */
const saveAsked = async () => {
  await button('Save').click();
  await button('Save changes').click();
};

describe('the polygon of an offer’s area', () => {
  const square = [
    [-1.4, 51.1],
    [-1.2, 51.1],
    [-1.2, 51.2],
    [-1.4, 51.2],
    [-1.4, 51.1],
  ];
  const polygon = { type: 'Polygon', coordinates: [square] };
  const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const group = () => test.page.getByRole('group', { name: 'Polygon on the map' });
  const choose = async (file: ReturnType<typeof fileOf>) => {
    const opened = test.page.waitForEvent('filechooser');
    await group().getByRole('button', { name: /file$/ }).press('Enter');
    await (await opened).setFiles(file);
  };
  beforeEach(() => drawPolygon(test));
  const savedArea = async () => (await test.storedOffer('bins')).definition.area.polygon;

  it('is shown, replaced, removed and saved by keyboard alone', async () => {
    await open();
    await expectPage(group().getByText('marling.geojson')).toBeVisible();
    await expectPage(group().getByText('2 areas, 1 hole, 1,345 points')).toBeVisible();
    await expectPage(group().getByText(/From 1.482° W to 1.118° W, and from 51.03° N to 51.241° N/)).toBeVisible();
    await expectPage(group().getByRole('img', { name: 'Outline of the polygon' })).toBeVisible();

    await choose(fileOf('wards.geojson', `\uFEFF${JSON.stringify(polygon)}`));
    await expectPage(group().getByRole('status')).toHaveText('wards.geojson loaded. It takes effect when you save.');
    await expectPage(group().getByText('1 area, 4 points')).toBeVisible();
    await saveAsked();
    await expectPage(saved()).toBeVisible();
    expect(await savedArea()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{64}$/), name: 'wards.geojson' });

    await group().getByRole('button', { name: 'Remove polygon' }).press('Enter');
    await expectPage(group().getByRole('button', { name: 'Choose a file' })).toBeFocused();
    await expectPage(group().getByRole('img')).toBeHidden();
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect(await savedArea()).toBeNull();
  });

  it('stays when a new file is invalid, too large or fails to upload', async () => {
    const { page } = test;
    await open();
    const alert = group().getByRole('alert');
    await choose(fileOf('notes.json', 'not JSON at all'));
    await expectPage(alert).toHaveText(
      /^This isn’t GeoJSON\. Export the area as GeoJSON from the program it was drawn in *The polygon of marling\.geojson stays as it is\.$/,
    );
    await choose(
      fileOf('open.geojson', JSON.stringify({ type: 'MultiPolygon', coordinates: [[square], [square.slice(0, 4)]] })),
    );
    await expectPage(alert).toContainText('Ring 1 of polygon 2 isn’t closed');
    await choose(fileOf('coast.geojson', JSON.stringify(polygon).padEnd(1_000_001)));
    await expectPage(alert).toContainText('larger than 1 MB');
    await test.fail(/polygons/, 'reset');
    await choose(fileOf('wards.geojson', JSON.stringify(polygon)));
    await expectPage(alert).toContainText('Doorstep isn’t answering');
    await expectPage(group().getByText('marling.geojson', { exact: true })).toBeVisible();
    await expectPage(page.getByText('No unsaved changes')).toBeVisible();
    await choose(fileOf('wards.geojson', JSON.stringify(polygon)));
    await expectPage(alert).toBeEmpty();
    await expectPage(group().getByText('wards.geojson', { exact: true })).toBeVisible();
  });

  it('is dropped as a file, one at a time', async () => {
    const { page } = test;
    await open();
    const drop = async (...names: string[]) => {
      const dataTransfer = await page.evaluateHandle(
        ([text = '', ...names]) => {
          const transfer = new DataTransfer();
          for (const name of names) transfer.items.add(new File([text], name));
          return transfer;
        },
        [JSON.stringify(polygon), ...names],
      );
      await group().dispatchEvent('drop', { dataTransfer });
    };
    await drop('one.geojson', 'two.geojson');
    await expectPage(group().getByRole('alert')).toContainText('Drop one file');
    await drop('one.geojson');
    await expectPage(group().getByText('one.geojson', { exact: true })).toBeVisible();
  });
});

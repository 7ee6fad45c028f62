// As in production: the site and Doorstep both over https, behind nginx, with their own names.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  chromiumArguments,
  findChromium,
  freePort,
  offerInput,
  startNginx,
  type RunningNginx,
} from '@doorstep/testing';
import { expect, test } from '@playwright/test';
import { button, checksAndSends, fillsIn, opens, t } from './framed-offer.ts';
import { startInstallation, type Installation } from './installation.ts';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';

const hosts = '--host-resolver-rules=MAP *.test 127.0.0.1';
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: { executablePath: findChromium() ?? '', args: [...chromiumArguments, hosts] },
});

let folder: string;
let nginx: RunningNginx;
let doorstep: Installation;
let site: IntegratorSite;
let page: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-https-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = 'subjectAltName=DNS:offers.test,DNS:gazette.test';
  const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=offers.test'.split(
    ' ',
  );
  await promisify(execFile)('openssl', [...made, '-addext', names, '-keyout', key, '-out', certificate]);
  const port = await freePort();
  const [offers, gazette] = [`https://offers.test:${port}`, `https://gazette.test:${port}`];
  doorstep = await startInstallation(
    { store: 'sqlite' },
    { DOORSTEP_BASE_URL: offers, DOORSTEP_EMBED_ORIGINS: gazette },
  );
  const file = join(folder, 'offer.json');
  writeFileSync(file, JSON.stringify(offerInput({ slug: 'bins' })));
  for (const words of [
    ['create', file],
    ['publish', 'bins'],
  ])
    expect(await doorstep.doorstep('offers', ...words)).toMatchObject({ code: 0 });
  site = await startIntegratorSite({
    doorstep: offers,
    frames: [offers],
    pages: { '/': `<doorstep-offer src="${offers}" offer="bins"></doorstep-offer>` },
  });
  const server = (name: string, behind: string) => `server {
    listen 127.0.0.1:${port} ssl http2; server_name ${name};
    ssl_certificate ${certificate}; ssl_certificate_key ${key};
    location / { proxy_pass ${behind}; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto https;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }
  }`;
  nginx = await startNginx(
    `server { listen 127.0.0.1:PORT; return 204; } ${server('offers.test', doorstep.url)} ${server('gazette.test', site.url)}`,
  );
  page = gazette;
});
test.afterAll(async () => {
  await nginx?.stop();
  await site?.close();
  await doorstep?.stop();
  rmSync(folder, { recursive: true });
});

test('over https a visitor asks and cancels in the frame, with cookies that only https carries', async ({
  page: tab,
}) => {
  const { frame, complaints } = await opens(tab, page);
  await fillsIn(frame, '21 Pebble Lane');
  await checksAndSends(frame);
  const cookies = await tab.context().cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    '__Host-doorstep_framed_visitor',
    // Its path is that of its request.
    '__Secure-doorstep_framed_receipt',
  ]);
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'None' });
  await frame.getByText(t('public.withdraw.open')).click();
  await button(frame, t('public.withdraw.confirm')).click();
  await expect(frame.getByRole('heading', { level: 1, name: t('public.standing.withdrawn') })).toBeVisible();
  expect(complaints).toEqual([]);
});

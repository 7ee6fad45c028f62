// `npm run first-screen [-- URL …]`: an offer's first screen on a phone with a slow connection and processor: largest
// paint, layout shift, positions of the first field and the address, and bytes loaded. Without a URL it starts the
// demo; several URLs are compared by the median of nine runs.
import { launchChromium } from '@doorstep/testing/launch-chromium';
import type { Browser } from '@playwright/test';
import { startInstallation } from '../e2e/installation.ts';

const runs = 9;
/** Lighthouse's mobile profile: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, a quarter of the processor. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

interface Figures {
  largestPaintMs: number;
  shift: number;
  firstFieldPx: number;
  addressPx: number;
  loadedKb: number;
}

declare global {
  interface Window {
    seen: { largestPaintMs: number; shift: number };
  }
}

async function open(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let loaded = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (loaded += encodedDataLength));
  await page.addInitScript(() => {
    window.seen = { largestPaintMs: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.largestPaintMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const figures = await page.evaluate(() => {
    const top = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().top ?? -1);
    const fields = [...document.querySelectorAll('form :is(input, select, output):not([type=hidden])')];
    return {
      ...window.seen,
      firstFieldPx: top(fields.find((field) => field.getBoundingClientRect().height > 4)),
      addressPx: top(document.getElementById('address.search')),
    };
  });
  await context.close();
  return { ...figures, loadedKb: loaded / 1000 };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(url: string, all: Figures[]): void {
  const of = (name: keyof Figures) => median(all.map((each) => each[name]));
  const paints = all.map(({ largestPaintMs }) => largestPaintMs / 1000);
  console.log(
    `${url}: largest paint ${(of('largestPaintMs') / 1000).toFixed(2)} s ` +
      `(${Math.min(...paints).toFixed(2)} to ${Math.max(...paints).toFixed(2)}), layout shift ${of('shift').toFixed(3)}, ` +
      `first field at ${of('firstFieldPx')} px, address at ${of('addressPx')} px, ${of('loadedKb').toFixed(0)} KB`,
  );
}

const browser = await launchChromium();
const urls = process.argv.slice(2).filter((word) => /^https?:/.test(word));
const own = urls.length > 0 ? null : await startInstallation({ store: 'sqlite' }, { DOORSTEP_DEMO: 'on' });
try {
  const figures = new Map((own === null ? urls : [`${own.url}/o/compost-bin`]).map((url) => [url, [] as Figures[]]));
  // Alternating, so that other load on the machine affects all URLs alike.
  for (let run = 0; run < runs; run += 1) for (const [url, all] of figures) all.push(await open(browser, url));
  for (const [url, all] of figures) report(url, all);
} finally {
  await browser.close();
  await own?.stop();
}

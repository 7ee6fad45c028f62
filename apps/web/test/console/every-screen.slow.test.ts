import { pseudoText } from '@doorstep/messages';
import { axeViolations } from '@doorstep/testing/axe-violations';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import type { Screen } from './screen.ts';
import { deskAt, screens } from './screens.ts';
import { consoleTest } from './console-test.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The theme and size are switched on the open screen. */
const looks = [
  { name: 'on a desktop, light', viewport: desktop, colorScheme: 'light' },
  { name: 'on a phone, dark', viewport: phone, colorScheme: 'dark' },
] as const;

async function layoutViolations(page: Page): Promise<string[]> {
  const { headings, styled, wider } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    // The list's available height is measured where it opens.
    styled: [...document.querySelectorAll('[style]')].filter(
      (element) => !/^--ds-list-room: [\d.]+px;$/.test(element.getAttribute('style') ?? ''),
    ).length,
    wider: document.documentElement.scrollWidth - window.innerWidth,
  }));
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(styled === 0 ? [] : [`${styled} elements with a style of their own`]),
    ...(wider <= 0 ? [] : [`${wider} pixels wider than the screen`]),
  ];
}

/** Longer words, right to left: this changes what fits, not what axe reports. */
async function turnAround(page: Page): Promise<void> {
  const texts = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode() !== null) found.push(walker.currentNode);
    return found;
  });
  const shown = await texts.evaluate((nodes) => nodes.map(({ nodeValue }) => nodeValue ?? ''));
  // Given values, such as file names and references, are not translated.
  const longer = shown.map((text) => text.replaceAll(/(?<!\S)[(“]?[a-z’]+[.,:;!?)”…]*(?!\S)/gi, pseudoText));
  await texts.evaluate((nodes, values) => {
    document.documentElement.dir = 'rtl';
    nodes.forEach((node, index) => (node.nodeValue = values[index] ?? ''));
  }, longer);
}

describe('every screen', () => {
  const test = consoleTest({ reducedMotion: 'reduce' }, { sharesPage: true });

  it.each(screens.map((screen) => [[screen.path, screen.state].filter(Boolean).join(', '), screen] as const))(
    '%s has no accessibility violation and no overflow',
    async (_, screen) => {
      const { page } = test;
      const violations: string[] = [];
      const note = (name: string, found: string[]) =>
        void violations.push(...found.map((violation) => `${name}: ${violation}`));
      await open(screen);
      for (const { name, ...look } of looks) {
        await page.setViewportSize(look.viewport);
        await page.emulateMedia(look);
        await test.settled();
        note(name, [...(await axeViolations(page)), ...(await layoutViolations(page))]);
      }
      await turnAround(page);
      note('on a phone, from right to left', await layoutViolations(page));
      expect(violations).toEqual([]);
    },
  );

  async function open({ path, prepare, reach }: Screen): Promise<void> {
    const { page, go, settled } = test;
    const made = await prepare?.(test);
    const { offers, batches, requests } = test.town;
    const names: Record<string, string> = {
      ...offers,
      locked: batches.locked.id,
      gone: batches.gone.id,
      accepted: requests[0]?.id ?? '',
      typed: requests[2]?.id ?? '',
      ...made,
    };
    await page.setViewportSize(phone);
    // An address that differs by its tab alone would not load the page anew.
    await page.goto('about:blank');
    await go(path.replace(/\{(\w+)\}/, (_, name: string) => names[name] ?? ''));
    await settled();
    if (reach === undefined) return;
    await reach(deskAt(page));
    await settled();
  }
});

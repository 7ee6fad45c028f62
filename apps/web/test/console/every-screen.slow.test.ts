import { axeViolations } from '@doorstep/testing/axe-violations';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import type { Screen } from './screen.ts';
import { deskAt, screens } from './screens.ts';
import { consoleTest } from './console-test.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/**
 * One opening of a screen for each language; what else differs is switched on the open screen. Words and direction
 * change what fits, not what axe judges.
 */
const looks = [
  {
    language: 'en',
    as: [
      { name: 'on a desktop, light', viewport: desktop, colorScheme: 'light' },
      { name: 'on a phone, dark', viewport: phone, colorScheme: 'dark' },
    ],
  },
  { language: 'en-XB', as: [{ name: 'on a phone, from right to left', viewport: phone, colorScheme: 'light' }] },
] as const;

async function violationsOf(page: Page, isJudged: boolean): Promise<string[]> {
  const { headings, styled, wider } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    // The list's room is measured where it opens.
    styled: [...document.querySelectorAll('[style]')].filter(
      (element) => !/^--ds-list-room: [\d.]+px;$/.test(element.getAttribute('style') ?? ''),
    ).length,
    wider: document.documentElement.scrollWidth - window.innerWidth,
  }));
  return [
    ...(isJudged ? await axeViolations(page) : []),
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(styled === 0 ? [] : [`${styled} elements with a style of their own`]),
    ...(wider <= 0 ? [] : [`${wider} pixels wider than the screen`]),
  ];
}

describe('every screen', () => {
  const test = consoleTest({ reducedMotion: 'reduce' }, { sharesPage: true });

  it.each(screens.map((screen) => [[screen.path, screen.state].filter(Boolean).join(', '), screen] as const))(
    '%s has no accessibility violation, and nothing sticks out',
    async (_, screen) => {
      const violations: string[] = [];
      for (const { language, as } of looks) {
        await open(screen, language);
        for (const { name, ...look } of as) {
          await test.page.setViewportSize(look.viewport);
          await test.page.emulateMedia(look);
          violations.push(
            ...(await violationsOf(test.page, language === 'en')).map((violation) => `${name}: ${violation}`),
          );
        }
      }
      expect(violations).toEqual([]);
    },
  );

  async function open({ path, prepare, reach }: Screen, language: string): Promise<void> {
    const { page, go, settled } = test;
    // What was done for the language before is undone.
    if (language !== looks[0].language && (prepare ?? reach) !== undefined) await test.moveTo('busy');
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
    const filled = path.replace(/\{(\w+)\}/, (_, name: string) => names[name] ?? '');
    await go(`${filled}${path.includes('?') ? '&' : '?'}lang=${language}`);
    await settled();
    if (reach === undefined) return;
    await reach(deskAt(page, language));
    await settled();
  }
});

import { describe, expect, it } from 'vitest';
import { printOptions } from '../../test/read-labels.ts';
import { checkLabels } from './check-labels.ts';
import { findSheet } from './sheets.ts';

const sixty = 'Sixty characters of an address line which nobody would write';

async function problems(lines: string[], sheetId = 'avery-l7160') {
  const label = { reference: 'K7QM-2XPD-9RTA', region: 'CN' as const, lines };
  return Array.fromAsync(checkLabels([label], printOptions({ sheet: findSheet(sheetId)! })));
}

describe('the check before printing', () => {
  it('reports nothing about an ordinary address', async () => {
    expect(await problems(['Ms Wren Okafor', 'Flat 2', '12 Rosehill Gardens', 'Exeter', 'EX11 1AB'])).toEqual([]);
  });

  it('reports a label with a broken line', async () => {
    expect(await problems(['Ms Okafor', `${sixty} ${sixty}`, 'Exeter'], 'avery-l7163')).toEqual([
      { reference: 'K7QM-2XPD-9RTA', kind: 'broken' },
    ]);
  });

  it('reports a label that fits only in type too small to read', async () => {
    expect(await problems(Array<string>(7).fill(`${sixty} ${sixty}`), 'avery-5160')).toEqual([
      { reference: 'K7QM-2XPD-9RTA', kind: 'unreadable' },
    ]);
  });

  it('reports the characters that no font has, each once', async () => {
    expect(await problems(['Ms 😀 Okafor 😀', '12 High Street'])).toEqual([
      { reference: 'K7QM-2XPD-9RTA', kind: 'no_character', characters: ['😀'] },
    ]);
  });

  it('does not report invisible characters: joiners, variation selectors, soft hyphens', async () => {
    expect(await problems(['Ms Oka\u00adfor', 'नी\u200dल 12', '葛\u{e0100}飾区'])).toEqual([]);
  });

  it('reports a label without an address', async () => {
    expect(await problems(['Ms Okafor'])).toEqual([{ reference: 'K7QM-2XPD-9RTA', kind: 'no_address' }]);
  });
});

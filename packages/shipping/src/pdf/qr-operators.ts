import encodeQr from 'qr';
import type { Box } from '../label/label-box.ts';

/**
 * The dark modules of a QR code as one filled path, in pdfkit's page coordinates: separately filled squares would show
 * hairlines between them.
 * @param text What a scanner types.
 */
export function qrOperators(text: string, { x, y, width }: Box): string {
  // The library draws a border of at least one white module.
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border: 1, mask })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const side = width / modules.length;
  const path: string[] = [];
  for (const [row, cells] of modules.entries()) {
    let from = -1;
    for (let column = 0; column <= cells.length; column += 1) {
      const isDark = cells[column] === true;
      if (isDark && from < 0) from = column;
      if (isDark || from < 0) continue;
      path.push(`${from} ${row} ${column - from} 1 re`);
      from = -1;
    }
  }
  return `q ${decimal(side)} 0 0 ${decimal(side)} ${decimal(x)} ${decimal(y)} cm\n${path.join('\n')}\nf Q`;
}

/** Any of the eight masks is valid. Trying all takes longer than the rest of the label, without any gain. */
const mask = 2;

function decimal(value: number): string {
  return value.toFixed(3);
}

import encodeQr from 'qr';

/** The number of modules of a side, and an SVG path over the dark ones. The quiet zone is narrow: paper is white. */
export function qrCode(text: string): { size: number; path: string } {
  const quietZone = 1;
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone });
  return { size: rows.length, path: rows.map(pathOfRow).join('') };
}

export function codeSvg(text: string): string {
  const { size, path } = qrCode(text);
  const edge = 3;
  const side = size + 2 * edge;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}" width="${side * 10}" height="${side * 10}"><path fill="#fff" d="M${-edge} ${-edge}h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
}

function pathOfRow(row: boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    const width = x - start + 1;
    runs.push(`M${start} ${y}h${width}v1h-${width}z`);
  }
  return runs.join('');
}

import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

it('a QR code decodes to its link', () => {
  const link = 'https://offers.example/r/K7QM-2XPD-9RTA/3yGk0aZ1bQ2cR3dS4eT5fU6gV7hW8iX9';
  const { size, path } = qrCode(link);
  const scale = 8;
  const side = (size + 8) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  const parts = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(parts.map(([part]) => part).join('')).toBe(path);
  for (const [, x, y, width] of parts) {
    for (let down = 0; down < scale; down += 1) {
      for (let right = 0; right < Number(width) * scale; right += 1) {
        const at = ((Number(y) + 4) * scale + down) * side + (Number(x) + 4) * scale + right;
        data.fill(0, at * 4, at * 4 + 3);
      }
    }
  }
  expect(decodeQr({ width: side, height: side, data })).toBe(link);
});

import type { DrawFormat } from './draw-format.ts';

export function drawFormatValues(format: DrawFormat): Record<string, string | number> {
  return { length: 0, count: 0, min: 0, max: 0, order: 'drawn', ...format };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function createDataFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'doorstep-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

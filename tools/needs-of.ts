import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { needs, type Need } from './prepare.ts';

/** Signs of a needed program in a test file, or in a neighbouring file that it imports. */
const signs: Record<Need, RegExp> = {
  caddy: /startCaddy/,
  chromium: /@playwright\/test|launch-chromium|use-pages/,
  firefox: /findFirefox/,
  nginx: /startNginx/,
  pgbouncer: /startPgbouncer/,
  postgresql: /createTestDatabase|startPostgresCluster|startPostgresOnSmallDisk/,
  systemd: /systemd-analyze/,
};

export function needsOf(files: readonly string[]): Need[] {
  const texts = new Map<string, string>();
  const read = (file: string): void => {
    if (texts.has(file) || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) read(join(dirname(file), path));
  };
  files.forEach(read);
  return needs.filter((need) => [...texts.values()].some((text) => signs[need].test(text)));
}

// The files in `deploy` name only things that exist. nginx.conf is tested in rolling-restart.slow.test.ts.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createDataFolder, startServer } from '@doorstep/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { settings, type SettingName } from '../src/settings.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const alertsFile = 'deploy/prometheus/doorstep-alerts.yaml';
const dashboardFile = 'deploy/grafana/doorstep.json';

describe('the monitoring files', () => {
  it('use only metrics that the server exports, as do the documents', async () => {
    const folder = createDataFolder();
    onTestFinished(() => folder.remove());
    const token = 'the token of the metrics';
    const server = await startServer({
      dataFolder: folder.path,
      env: { DOORSTEP_DEMO: 'off', DOORSTEP_METRICS_TOKEN: token },
    });
    onTestFinished(() => server.kill());
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const types = [...(await answer.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    const measured = new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    expect(measured).toContain('doorstep_http_request_seconds_bucket');
    for (const file of [alertsFile, dashboardFile, 'docs/reference/metrics.md']) {
      const named = new Set(read(file).match(/\b(?:doorstep|process|nodejs)_[a-z0-9_]*[a-z0-9]\b/g));
      expect([file, named.size > 3]).toEqual([file, true]);
      expect([file, ...[...named].filter((name) => !measured.has(name))]).toEqual([file]);
    }
    const described = new Set(read('docs/reference/metrics.md').match(/(?<=^\| `)doorstep_\w+/gm));
    const own = types.map(([, name = '']) => name).filter((name) => name.startsWith('doorstep_'));
    expect([...described].toSorted()).toEqual(own.toSorted());
  });

  it('have a condition and a summary for each alert, and a dashboard without gaps', () => {
    const { groups } = parse(read(alertsFile)) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, expr, annotations } of rules)
      expect([alert, expr, annotations.summary]).toEqual([
        expect.stringMatching(/^Doorstep[A-Z]/),
        expect.stringMatching(/[><=]/),
        expect.stringMatching(/\.$/),
      ]);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    const { panels } = JSON.parse(read(dashboardFile)) as {
      panels: { id: number; targets: unknown[]; gridPos: { x: number; y: number } }[];
    };
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
    expect(panels.filter(({ targets }) => targets.length === 0)).toEqual([]);
  });
});

it.each([
  ['deploy/Containerfile', /^ARG VERSION=(.+)$/m],
  ['deploy/compose.yaml', /^ +image: doorstep:(.+)$/m],
  ['docs/guides/install.md', /^ln -sfn doorstep-(.+)-linux-x64 /m],
])('the file %s has the current Doorstep version', (file, pattern) => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(pattern.exec(read(file))?.[1]).toBe(version);
});

describe('compose.yaml', () => {
  it('passes only existing settings and declared secrets to Doorstep', () => {
    const compose = parse(read('deploy/compose.yaml')) as {
      services: Record<string, { environment: Record<string, string>; secrets?: string[]; read_only?: boolean }>;
      secrets: Record<string, unknown>;
    };
    const { environment = {}, read_only: isReadOnly } = compose.services['doorstep'] ?? {};
    const isSetting = (name: string) =>
      name in settings || (name.endsWith('_FILE') && settings[name.replace(/_FILE$/, '') as SettingName].isSecret);
    expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([]);
    expect([Object.keys(environment).length > 3, isReadOnly]).toEqual([true, true]);
    for (const [name, { environment: given, secrets = [] }] of Object.entries(compose.services)) {
      const files = Object.values(given).flatMap((value) => /^\/run\/secrets\/(.+)$/.exec(value)?.[1] ?? []);
      expect([name, files.toSorted()]).toEqual([name, secrets.toSorted()]);
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets));
    }
  });
});

describe('the systemd units', () => {
  it('are valid, and each timer has its service', () => {
    const files = globSync('deploy/systemd/*', { cwd: root });
    expect(files.length).toBeGreaterThan(4);
    const folder = mkdtempSync(join(tmpdir(), 'doorstep-units-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // systemd-analyze checks that the program exists.
    for (const file of files)
      writeFileSync(join(folder, basename(file)), read(file).replaceAll('/opt/doorstep/bin/doorstep', '/bin/true'));
    for (const file of files) {
      const path = join(folder, basename(file));
      const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
      // Units of the machine itself may have issues, too.
      const about = stderr.split('\n').filter((line) => line.includes('doorstep'));
      expect([basename(file), error, about]).toEqual([basename(file), undefined, []]);
    }
    const names = files.map((file) => basename(file));
    const timers = names.filter((name) => name.endsWith('.timer'));
    expect(names).toEqual(expect.arrayContaining(timers.map((name) => name.replace('.timer', '.service'))));
  });

  it.each(globSync('deploy/systemd/*.service', { cwd: root }))(
    'give a process no right that it does not need: %s',
    (file) => {
      const exposureOfAtMost2 = ['security', '--offline=true', '--threshold=20', join(root, file)];
      const { status, stdout } = spawnSync('systemd-analyze', exposureOfAtMost2, { encoding: 'utf8' });
      expect({ status, stdout }).toMatchObject({ status: 0 });
    },
  );
});

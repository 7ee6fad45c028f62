// Keeps documents complete: missing entries and rows about things that do not exist fail here.
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { errorCodes, fieldErrorCodes, roles, webhookEvents } from '@doorstep/contract';
import { operationList } from '@doorstep/contract/operations';
import { permissions } from '@doorstep/core';
import { hcaptchaCodes, turnstileCodes } from '@doorstep/human-check/server';
import { languages } from '@doorstep/messages';
import { carriers, sheets } from '@doorstep/shipping';
import { describe, expect, it } from 'vitest';
import { commands } from '../apps/server/src/commands/all-commands.ts';
import { protocolErrors } from '../apps/server/src/lookup/protocol-errors.ts';
import { keyPurposes } from '../apps/server/src/secrets/sub-key.ts';
import { settings } from '../apps/server/src/settings.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';
import { root } from './steps.ts';

const documents = repositoryFiles().filter((file) => file.endsWith('.md'));

function tableRows(file: string): { key: string; cells: string[] }[] {
  return readRepositoryFile(file)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([key = '', ...cells]) => ({ key: key.replaceAll('`', ''), cells }));
}

describe('docs/reference/errors.md', () => {
  const isOfProtocol = ({ key }: { key: string }) => /^-?\d+$/.test(key);
  const all = tableRows('docs/reference/errors.md');
  const rows = all.filter((row) => !isOfProtocol(row));
  const described = new Map(rows.map((row) => [row.key, row.cells]));

  it('has one row for every error code and every field error, and no other', () => {
    const wanted = [...Object.keys(errorCodes), ...fieldErrorCodes];
    expect(rows.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted());
  });

  it('has one row for every error of the lookup paths, and no other', () => {
    const wanted = Object.values(protocolErrors).map(({ Error }) => Error);
    const listed = all.filter(isOfProtocol);
    expect(listed.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted());
    for (const { key, cells } of listed) expect([key, ...cells]).not.toContain('');
  });

  it('gives each code its HTTP status, whether a retry may help, its cause and the remedy', () => {
    for (const [code, { status, retry }] of Object.entries(errorCodes)) {
      const [statusCell, retryCell, when = '', what = ''] = described.get(code) ?? [];
      expect([code, statusCell, retryCell]).toEqual([code, String(status), retry ? 'yes' : 'no']);
      expect([code, when, what]).not.toContain('');
    }
  });
});

it('docs/reference/languages.md has each language’s direction, and whether a native reader has signed it off', () => {
  const words = { ltr: 'left to right', rtl: 'right to left' };
  const rows = tableRows('docs/reference/languages.md').map(
    ({ key, cells: [, direction = '', state = ''] }) =>
      `${key}: ${direction}, ${state.replace(/^(?:source|draft|signed)\b.*/, 'said')}`,
  );
  const offered = languages.filter(({ isPseudo }) => !isPseudo);
  expect(rows.toSorted()).toEqual(offered.map(({ tag, direction }) => `${tag}: ${words[direction]}, said`).toSorted());
});

describe('docs/reference/settings.md', () => {
  const rows = tableRows('docs/reference/settings.md');

  it('has one row for every setting, and no other', () => {
    expect(rows.map(({ key }) => key).toSorted()).toEqual(Object.keys(settings).toSorted());
  });

  it('gives the default of each', () => {
    for (const [name, { byDefault }] of Object.entries(settings)) {
      const cell = rows.find(({ key }) => key === name)?.cells[1] ?? '';
      const words = byDefault === true ? 'on' : byDefault === false ? 'off' : String(byDefault ?? '');
      expect(`${name}: ${cell}`).toContain(words);
    }
  });
});

it('docs/reference/keys.md has one row for every key, and no other', () => {
  const rows = tableRows('docs/reference/keys.md').map(({ key }) => key);
  expect(rows).toEqual(keyPurposes);
});

it('docs/reference/roles.md has one row for every action, with the roles that have it', () => {
  const rows = tableRows('docs/reference/roles.md').map(({ key, cells: [, ...cells] }) => [
    key,
    roles.filter((_, index) => cells[index] === 'yes'),
  ]);
  expect(Object.fromEntries(rows)).toEqual(permissions);
});

describe('docs/reference/all-limits.md', () => {
  const places = [...readRepositoryFile('docs/reference/all-limits.md').matchAll(/`([\w./-]+\.ts)`: ([^|<]*)/g)];
  const lines = places.flatMap(([, file = '', code = '']) =>
    [...code.matchAll(/`([^`]+)`/g)].map(([, line = '']) => [file, line] as const),
  );

  it.each(lines)('%s has %s', (file, line) => {
    expect(readRepositoryFile(file)).toContain(line);
  });

  it('states the limits of networks, visitors and accounts', () => {
    const files = new Set(lines.map(([file]) => file));
    for (const file of ['budgets.ts', 'rate-limit.ts', 'lookup-budgets.ts', 'sign-in-limits.ts', 'count-mail.ts'])
      expect([...files].filter((each) => each.endsWith(`/${file}`))).toHaveLength(1);
  });
});

describe('docs/reference/api.md', () => {
  it('is generated from the operations (update it with `npx vitest run --project unit tools/documents.test.ts -u`)', async () => {
    await expect(apiReference()).toMatchFileSnapshot('../docs/reference/api.md');
  });
});

describe('docs/performance.md', () => {
  it('has the figures of bench/results (update it in the same way)', async () => {
    const page = readRepositoryFile('docs/performance.md').replace(
      /(?<=<!-- figures -->\n)[^]*(?=<!-- \/figures -->)/,
      () => `\n${performanceFigures()}\n`,
    );
    await expect(page).toMatchFileSnapshot('../docs/performance.md');
  });
});

interface BenchResults {
  title: string;
  command: string;
  about: string;
  figures: { figure: string; result: string; bar: string; machine: string; date: string }[];
}

function performanceFigures(): string {
  const files = repositoryFiles().filter((file) => /^bench\/results\/.*\.json$/.test(file));
  return files
    .map((file) => {
      const { title, command, about, figures } = JSON.parse(readRepositoryFile(file)) as BenchResults;
      const rows = figures.map(
        ({ figure, result, bar, machine, date }) => `| ${figure} | ${result} | ${bar} | ${machine}, ${date} |\n`,
      );
      const head = '| figure | result | bar | seen |\n| --- | --- | --- | --- |\n';
      return `### ${title}\n\n\`${command}\`\n\n${about}\n\n${head}${rows.join('')}`;
    })
    .join('\n');
}

function apiReference(): string {
  const rows = operationList.map((row) => {
    const notes = [
      row.once === 'needed' ? 'Needs an `Idempotency-Key`.' : row.once === 'taken' ? 'Takes an `Idempotency-Key`.' : '',
      row.isTriable ? 'Can be tried.' : '',
      row.audit === undefined && !row.isRecordedByVerb ? '' : 'Audited.',
      row.isForPeople ? 'For people alone.' : '',
      row.isGrave ? 'People need their password again.' : '',
      row.about === 'installation' && !row.isForPeople ? 'A token for named offers may not.' : '',
      row.isInternal ? 'For the console: no promise.' : '',
    ].filter((note) => note !== '');
    return `| \`${row.method} ${row.path}\` | \`${row.action}\` | ${[row.summary, ...notes].join(' ')} |`;
  });
  return `# Operations of the API

Below \`/api/v1\`: see [HTTP](http.md#the-api) for who may call them, and \`GET /api/v1/openapi.json\` for what they take and
answer. This page is made from the table in \`packages/contract/src/operations\`.

| operation | needs | |
| --- | --- | --- |
${rows.join('\n')}
`;
}

describe('docs/reference/human-check.md', () => {
  it('explains every code of each captcha, and no other', () => {
    const rows = tableRows('docs/reference/human-check.md').filter(({ cells }) => cells.length === 2);
    const wanted = [...hcaptchaCodes, ...turnstileCodes].map(([code, { kind }]) =>
      kind === 'rejected' ? `${code} \`human_check_rejected\`` : `${code} held`,
    );
    expect(rows.map(({ key, cells }) => `${key} ${cells[0]}`).toSorted()).toEqual(wanted.toSorted());
  });
});

describe('docs/guides/webhooks.md', () => {
  it('has one row for every event, and no other', () => {
    const events = tableRows('docs/guides/webhooks.md').flatMap(({ key }) => key.split(', '));
    expect(events.filter((event) => event !== 'webhook.test' && event.includes('.')).toSorted()).toEqual(
      webhookEvents.toSorted(),
    );
  });
});

describe('docs/guides/labels-and-carriers.md', () => {
  const guide = readRepositoryFile('docs/guides/labels-and-carriers.md');

  it('has one row for every sheet of labels, with its paper and grid, and no other', () => {
    const rows = [...guide.matchAll(/^\| ([^|`]+) \| (A4|US Letter|roll) \| (\d+ × \d+) \|/gm)].map((row) =>
      row.slice(1).join(', '),
    );
    const papers = { a4: 'A4', letter: 'US Letter', 'roll-100x150': 'roll', 'roll-4x6': 'roll' };
    const wanted = sheets.map(
      ({ name, paper, columns, rows: down }) => `${name}, ${papers[paper]}, ${columns} × ${down}`,
    );
    expect(rows.toSorted()).toEqual(wanted.toSorted());
  });

  it('has one row for every carrier, and no other', () => {
    const [, table = ''] = guide.split('\n## A file for a carrier\n');
    const rows = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, id = '']) => id);
    expect(rows.toSorted()).toEqual(carriers.map(({ id }) => id).toSorted());
  });
});

describe('docs/reference/commands.md', () => {
  it('has one row for every command, as in its help, and no other', () => {
    const rows = tableRows('docs/reference/commands.md').map(({ key }) => key.replaceAll('\\|', '|'));
    const wanted = commands.map(({ words, usage }) => `${words} ${usage}`.trimEnd());
    expect(rows.filter((row) => !row.startsWith('npm ')).toSorted()).toEqual(wanted.toSorted());
  });
});

describe('docs/reference/third-party.md', () => {
  const rows = readRepositoryFile('docs/reference/third-party.md')
    .split('\n')
    .flatMap((line) => {
      const [, number = '', shownBy = ''] = /^\| ([GABC]?\d+) \|.*\|([^|]*)\|$/.exec(line) ?? [];
      return number === '' ? [] : [{ number, shownBy }];
    });

  it('has a row for everything specified, and for everything visible from outside', () => {
    const numbered = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => letter + (index + 1));
    const wanted = [numbered('G', 9), numbered('', 16), numbered('A', 7), numbered('B', 7), numbered('C', 8)];
    expect(rows.map(({ number }) => number)).toEqual(wanted.flat());
  });
});

describe.each(['docs/reference/third-party.md', 'docs/security.md'])('the document %s', (document) => {
  const rows = readRepositoryFile(document)
    .split('\n')
    .flatMap((line) => {
      const [, number = '', shownBy = ''] = /^\| ([A-Z]?\d+) \|.*\|([^|]*)\|$/.exec(line) ?? [];
      return number === '' ? [] : [{ number, shownBy }];
    });

  it('numbers each row once', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('cites an existing test in every row', () => {
    expect(rows.length).toBeGreaterThan(10);
    const gone = rows.flatMap(({ number, shownBy }) =>
      shownBy.split('<br>').flatMap((part) => {
        const [, file = '', titles = ''] = /^ *`([^`]+)`: (.*)$/.exec(part.trimEnd()) ?? [];
        if (file === '') return [`${number}: no file and title in ${part}`];
        const source = existsSync(join(root, file)) ? readRepositoryFile(file) : '';
        const named = [...titles.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? '');
        const missing = named.filter((title) => !hasTest(source, title));
        return named.length === 0 ? [`${number}: no title`] : missing.map((title) => `${number}: ${file}: ${title}`);
      }),
    );
    expect(gone).toEqual([]);
  });
});

describe('docs/reference/asvs.md', () => {
  const text = readRepositoryFile('docs/reference/asvs.md');
  const rows = [...text.matchAll(/^\| (V\d[^|]*) \| ([^|]+) \|(.*)\|$/gm)].map(
    ([, section = '', state = '', shown = '']) => ({
      section,
      state,
      shown,
    }),
  );

  it('has a heading for each chapter, and a known state in each row', () => {
    const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    expect(rows.length).toBeGreaterThan(50);
    const states = ['met', 'partly', 'open', 'operator', '–'];
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
    expect(rows.filter(({ state, shown }) => state === 'partly' && !shown.includes('Missing: '))).toEqual([]);
  });

  it('cites an existing file or test for every requirement that is met', () => {
    expect(rows.filter(({ state, shown }) => state === 'met' && !/`[\w./-]+\.ts`/.test(shown))).toEqual([]);
    const gone = rows.flatMap(({ section, shown }) =>
      [...shown.matchAll(/`([\w./-]+)`: “((?:[^“”]|“[^”]*”)+)”/g)]
        .filter(([, file = '', title = '']) => !hasTest(readRepositoryFile(file), title))
        .map(([, file, title]) => `${section}: ${file}: ${title}`),
    );
    expect(gone).toEqual([]);
  });
});

function hasTest(source: string, title: string): boolean {
  return [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
}

describe('the decision records', () => {
  const records = documents.filter((file) => /^docs\/decisions\/(\d{4}-|template)/.test(file));

  it('are numbered without a gap, and all are in the list', () => {
    const numbers = records.flatMap((file) => /\/(\d{4})-/.exec(file)?.[1] ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
    const list = readRepositoryFile('docs/decisions/README.md');
    for (const file of records.filter((each) => !each.endsWith('template.md'))) {
      const [, number = '', title = ''] = /^# (\d{4}): (\p{Lu}.*|hCaptcha .*)\n/u.exec(readRepositoryFile(file)) ?? [];
      expect(list).toContain(`| ${number} | [${title}](${file.slice('docs/decisions/'.length)}) |`);
    }
  });

  it.each(records)('%s has its four headings and a status', (file) => {
    const text = readRepositoryFile(file);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(['Context', 'Options', 'Decision', 'How we will know']);
    expect(text).toMatch(/^Status: (accepted|superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))/m);
  });
});

describe('links between documents', () => {
  it.each(documents)('in %s lead to an existing file and heading', (file) => {
    const broken = [...readRepositoryFile(file).matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => !leadsSomewhere(file, target));
    expect(broken).toEqual([]);
  });

  it('include paths in code format, which all exist', () => {
    const gone = documents.flatMap((file) =>
      [...readRepositoryFile(file).matchAll(/`((?:packages|apps|tools|docs|e2e|bench|deploy)\/[\w./-]+)`/g)]
        .map((match) => match[1] ?? '')
        .filter((path) => !/\/dist(\/|$)/.test(path) && !existsSync(join(root, path)))
        .map((path) => `${file}: ${path}`),
    );
    expect(gone).toEqual([]);
  });
});

describe('docs/README.md', () => {
  it('links to every document except single decisions', () => {
    const index = readRepositoryFile('docs/README.md');
    const left = documents
      .filter((file) => file.startsWith('docs/') && !/^docs\/(?:README\.md|decisions\/(?!README))/.test(file))
      .filter((file) => !index.includes(`](${file.slice('docs/'.length)})`));
    expect(left).toEqual([]);
  });
});

it('commands shown in documents exist, with their options', () => {
  const shown = documents.flatMap((file) =>
    [...readRepositoryFile(file).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].flatMap(([code]) =>
      [...code.replaceAll(/\\\n\s*/g, '').matchAll(/(?<![\w/=@-])doorstep(?: --)? (?!doorstep )([a-z][^\n|>`]*)/g)].map(
        ([, line = '']) => ({ file, line }),
      ),
    ),
  );
  expect(shown.length).toBeGreaterThan(30);
  const unknown = shown.filter(({ line }) => {
    const command = commands
      .filter(({ words }) => `${line} `.startsWith(`${words} `))
      .toSorted((one, other) => other.words.length - one.words.length)[0];
    if (command === undefined) return !commands.some(({ words }) => words.startsWith(`${line.trim()} `));
    const known = Object.keys({ ...command.options, ...(command.asks === undefined ? {} : { yes: true }) });
    return [...line.matchAll(/ --([a-z-]+)/g)].some(([, option = '']) => !known.includes(option));
  });
  expect(unknown).toEqual([]);
});

function leadsSomewhere(file: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const whole = path === '' ? file : normalize(join(dirname(file), path)).replaceAll('\\', '/');
  if (!existsSync(join(root, whole))) return false;
  if (heading === undefined) return true;
  const anchors = [...readRepositoryFile(whole).matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
  return anchors.includes(heading);
}

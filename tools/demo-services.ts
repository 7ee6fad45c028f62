// `npm run demo:services`: Doorstep with local stand-ins of both third-party services, for watching the traffic and
// trying every failure. Nothing leaves the machine or is kept.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { captchaNames, captchas } from '@doorstep/contract';
import {
  runDoorstep,
  startHcaptchaStandIn,
  startTurnstileStandIn,
  startLoqateStandIn,
  startServer,
  type RunningServer,
} from '@doorstep/testing';
import { callLine, type PlayedService } from './demo-services/call-line.ts';
import { startControlPage, type ControlPage } from './demo-services/control-page.ts';
import { settingsOfDemo, type DemoChoice } from './demo-services/settings-of-demo.ts';
import { serverLine } from './demo-services/server-line.ts';
import { root } from './steps.ts';

const help = `npm run demo:services -- [options]

  --captcha hcaptcha|turnstile          which captcha is played (hcaptcha)
  --check always|suspicion|monitor|pow  who has to pass it (always)
  --lookup relay|direct|index           whether addresses are asked for by the server or by the browser (relay)
  --fallback index|typing               what answers while Loqate does not (index)
  --port NUMBER                         where Doorstep listens; 0 picks a free port (3000)`;

const print = (text: string) => process.stdout.write(`${text}\n`);
const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

function readChoice(): DemoChoice {
  const options = {
    captcha: { type: 'string', default: 'hcaptcha' },
    check: { type: 'string', default: 'always' },
    lookup: { type: 'string', default: 'relay' },
    fallback: { type: 'string', default: 'index' },
    port: { type: 'string', default: '3000' },
    help: { type: 'boolean', default: false },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
  if (values.help) {
    print(help);
    process.exit(0);
  }
  const among = <const Words extends readonly string[]>(name: string, value: string, words: Words): Words[number] =>
    words.find((word) => word === value) ?? fail(`--${name} takes ${words.join(', ')}; it got “${value}”.`);
  return {
    captcha: among('captcha', values.captcha, captchaNames),
    check: among('check', values.check, ['always', 'suspicion', 'monitor', 'pow']),
    lookup: among('lookup', values.lookup, ['relay', 'direct', 'index']),
    fallback: among('fallback', values.fallback, ['index', 'typing']),
    port: /^\d{1,5}$/.test(values.port) ? Number(values.port) : fail('--port takes a number.'),
  };
}

const choice = readChoice();
const built = spawnSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', join(root, 'tools/build.ts'), '--if-stale'],
  { stdio: ['ignore', 2, 2] },
);
if (built.status !== 0) fail('The pages could not be built. Nothing was started.');

const dataFolder = mkdtempSync(join(tmpdir(), 'doorstep-services-'));
let control: ControlPage | null = null;
const show = (service: PlayedService) => (request: Parameters<typeof callLine>[1]) => {
  const line = callLine(service, request);
  print(line);
  control?.add(line);
};
const captcha =
  choice.captcha === 'turnstile'
    ? await startTurnstileStandIn({ onRequest: show('Turnstile') })
    : await startHcaptchaStandIn({ onRequest: show('hCaptcha') });
const loqate = await startLoqateStandIn({ onRequest: show('Loqate') });
let server: RunningServer | null = null;
let isEnding = false;

async function end(code: number): Promise<never> {
  isEnding = true;
  await server?.stop();
  await Promise.all([captcha.close(), loqate.close(), control?.close()]);
  rmSync(dataFolder, { recursive: true, force: true });
  process.exit(code);
}
const stop = () => (isEnding ? process.exit(130) : void end(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  const env = settingsOfDemo(choice, { service: captcha, loqate, now: Date.now() });
  server = await startServer({ dataFolder, port: choice.port, env });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await end(1);
}

const running = server as unknown as RunningServer;
// Both names are used in browsers.
for (const host of ['127.0.0.1', 'localhost']) loqate.allowedOrigins.add(`http://${host}:${new URL(running.url).port}`);
const linkOf = (label: string) => new RegExp(`${label}\\s+(http\\S+)`).exec(running.output())?.[1] ?? running.url;
const staff = await runDoorstep(['staff', 'link'], {
  dataFolder,
  env: { DOORSTEP_BASE_URL: running.url, DOORSTEP_LOG_LEVEL: 'error' },
});
const links = [
  { name: 'Demo offer', url: linkOf('Demo offer') },
  { name: 'Staff console', url: staff.stdout.trim() },
];
control = await startControlPage({
  standIns: { captcha, loqate },
  choice,
  links: () => links,
  changed: (message) => print(`— ${message}`),
});

const places: [string, string][] = [
  ...links.map(({ name, url }): [string, string] => [name, url]),
  ['Switches', `${control.url}   (make a service fail, and see its calls)`],
  [captchas[choice.captcha].name, `${captcha.origin}   (played here; --check ${choice.check})`],
  ['Loqate', `${loqate.url}   (played here; --lookup ${choice.lookup}; try “heron” or “pebble lane”)`],
];
print(['', ...places.map(([name, value]) => `  ${name.padEnd(14)}  ${value}`), '', '  What to watch'].join('\n'));
for (const [given, see] of whatToWatch(choice)) print(`  ${given.padEnd(14)}  ${see}`);
print('\n  Calls to the two services are shown below as they come. Ctrl-C ends everything, and keeps nothing.\n');

let shownLength = running.output().length;
setInterval(() => {
  const output = running.output();
  for (const line of output.slice(shownLength).split('\n')) if (line.trim() !== '') print(serverLine(line));
  shownLength = output.length;
}, 500);

type Lines = [given: string, see: string][];

function whatToWatch({ captcha, check, lookup }: Pick<DemoChoice, 'captcha' | 'check' | 'lookup'>): Lines {
  const when = {
    always: 'Fill the form in and press “Check your request”: that page, and none before it, asks for',
    monitor: 'Fill the form in and press “Check your request”: that page, and none before it, asks for',
    suspicion:
      'Only where a request looks like a machine’s, such as one sent within three seconds: when it is sent, the page asks for',
  };
  const script: Lines =
    check === 'pow'
      ? [['G1, G2', 'With --check pow nobody is asked: no line of a captcha comes.']]
      : captcha === 'turnstile'
        ? [
            ['', `${when[check]} /turnstile/v0/api.js. “The script does not load”: three times.`],
            [
              '',
              'When the request is sent: /widget/execute from the page, and /turnstile/v0/siteverify from the server.',
            ],
          ]
        : [
            ['G1', `${when[check]} /1/api.js, with onload, render and hl. “The script does not load”: three times.`],
            ['G2', 'After the third: one POST to /api/6/envelope/ with message=script-error.'],
            ['', 'When the request is sent: /widget/execute from the page, and /siteverify from the server.'],
          ];
  const who = lookup === 'direct' ? 'the browser' : 'the server';
  const find: Lines =
    lookup === 'index'
      ? [['G3–G8', 'With --lookup index nobody is asked: no line of Loqate comes.']]
      : [
          [
            'G3',
            `Type ${lookup === 'direct' ? '' : 'two letters or more '}and pause: ${who} sends GET Find with Text, Countries, language, Key; open a street: with Container.`,
          ],
          [
            'G4',
            lookup === 'direct'
              ? 'Choose an address: the browser sends GET Retrieve with Id and Key; at “Check your request” the server sends it again, with its own key.'
              : 'Choose an address: the server sends GET Retrieve with Id and Key. The same address within ten minutes is not asked for again.',
          ],
          ['G5', 'The suggestions on the page: Text and Description; a street opens, an address is chosen.'],
          ['G6', '“Error 3: out of credit”: Description, Cause and Resolution in the console, under Services → Test.'],
          ['G7', '“Retrieve brings no items”: the page says that this address is no longer in the list.'],
          [
            'G8',
            lookup === 'direct'
              ? 'Type quickly, then slowly: one Find a pause, as the page sets it; limit goes out as given.'
              : 'Type quickly, then slowly: one Find a pause, as the page sets it; limit goes out as given. The same text within a minute is not asked again.',
          ],
        ];
  return [
    ...script,
    ...find,
    ['G9', 'Both are others’ services: /privacy names them, and with --check pow --lookup index nobody is called.'],
  ];
}

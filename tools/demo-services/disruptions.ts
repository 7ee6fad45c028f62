// The possible failures, and the effect to expect with the chosen options.
import type { CaptchaBehaviour, CaptchaStandIn, LoqateBehaviour, LoqateStandIn } from '@doorstep/testing';
import { captchas, type Captcha } from '@doorstep/contract';
import type { DemoChoice } from './settings-of-demo.ts';

export interface StandIns {
  captcha: Pick<CaptchaStandIn, 'behave' | 'behaveWell'>;
  loqate: Pick<LoqateStandIn, 'behave' | 'behaveWell'>;
}

type Choice = Pick<DemoChoice, 'captcha' | 'check' | 'lookup' | 'fallback'>;

interface Disruption {
  id: string;
  name: string;
  watch: string | ((choice: Choice) => string);
}

/** `only`: the captcha that has this failure; absent for all. */
type CaptchaDisruption = Disruption & { behaviour: CaptchaBehaviour; on: string; only?: Captcha };
type LoqateDisruption = Disruption & { behaviour: LoqateBehaviour; on?: string };

const unnoticed = 'The visitor reads nothing of it: the built-in check decides, and the request is accepted.';

const whereAsked =
  'Where the captcha is asked for, such as for a request sent within three seconds of opening the offer. ';

function measured(watch: string): (choice: Choice) => string {
  return ({ check }) => (check === 'monitor' ? unnoticed : check === 'suspicion' ? whereAsked + watch : watch);
}

const captcha: CaptchaDisruption[] = [
  {
    id: 'script-fails',
    name: 'The script does not load',
    watch: ({ check, captcha: named }) => {
      const seen = `three GETs a second apart${named === 'hcaptcha' ? ', one report “script-error”' : ''}`;
      if (check === 'monitor') return `Open the offer and go to its end: ${seen}. ${unnoticed}`;
      const begin =
        check === 'suspicion'
          ? 'Send a request within three seconds of opening the offer'
          : 'Open the offer and go to its end';
      return `${begin}: ${seen}, and a “Try again” on the page that starts anew.`;
    },
    behaviour: { kind: 'status', status: 503 },
    on: 'script',
  },
  {
    id: 'script-empty',
    name: 'The script loads and does nothing',
    watch: measured(
      'As a blocker answers: after its time the page says so, and “Try again” asks for the script once more.',
    ),
    behaviour: { kind: 'body', body: '' },
    on: 'script',
  },
  {
    id: 'closed',
    name: 'The visitor closes the puzzle',
    watch: measured('The page says what to do, and nothing that was typed is lost.'),
    behaviour: { kind: 'error', code: 'challenge-closed' },
    on: 'execute',
    only: 'hcaptcha',
  },
  {
    id: 'verify-hangs',
    name: 'Verification hangs',
    watch: measured(
      'Send a request: after five seconds it is held, not refused. The console has a banner, and Mails one for the owner.',
    ),
    behaviour: { kind: 'hang' },
    on: 'siteverify',
  },
  {
    id: 'verify-secret',
    name: 'Verification refuses the secret',
    watch: measured(
      'Send a request: it is held, and the banner says what to put right. Services → Test says the same.',
    ),
    behaviour: { kind: 'answer', answer: { success: false, 'error-codes': ['invalid-input-secret'] } },
    on: 'siteverify',
  },
  {
    id: 'verify-rejects',
    name: 'Verification rejects the visitor',
    watch: measured('Send a request: a new check is asked for; everything typed is still there.'),
    behaviour: { kind: 'answer', answer: { success: false, 'error-codes': ['invalid-input-response'] } },
    on: 'siteverify',
  },
  {
    id: 'report-hangs',
    name: 'The report service hangs',
    watch: 'Together with “The script does not load”: nothing on the page waits for it.',
    behaviour: { kind: 'hang' },
    on: 'report',
    only: 'hcaptcha',
  },
];

const instead = {
  index: 'your own data answers instead',
  typing: 'the page says that the search isn’t working, and offers to type the address',
};

const loqate: LoqateDisruption[] = [
  {
    id: 'error-2',
    name: 'Error 2: unknown key',
    watch: ({ fallback }) => `Type an address: ${instead[fallback]}. The console says which setting to put right.`,
    behaviour: { kind: 'error', code: '2' },
  },
  {
    id: 'error-3',
    name: 'Error 3: out of credit',
    watch: ({ fallback }) =>
      `Type an address: ${instead[fallback]}. Services → Test shows Loqate’s own Cause and Resolution.`,
    behaviour: { kind: 'error', code: '3' },
  },
  {
    id: 'error-14',
    name: 'Error 14: too many Finds',
    watch: ({ lookup, fallback }) =>
      lookup === 'direct' && fallback === 'typing'
        ? `Type an address: ${instead.typing}, and asks again at the next pause.`
        : 'Type an address: no further Find goes out for a while, whatever is switched meanwhile; watch the log below fall silent.',
    behaviour: { kind: 'error', code: '14' },
  },
  {
    id: 'find-hangs',
    name: 'Find hangs',
    watch: 'Type an address and wait: the page gives up in time, and never says that there is no such address.',
    behaviour: { kind: 'hang' },
    on: 'find',
  },
  {
    id: 'find-slow',
    name: 'Find takes two seconds',
    watch: 'Type quickly: a late answer never takes the place of a newer one.',
    behaviour: { kind: 'slow', delayMs: 2000 },
    on: 'find',
  },
  {
    id: 'not-json',
    name: 'A sign-in page of the network answers',
    watch: 'Type an address: an outage, not “no match”.',
    behaviour: { kind: 'html' },
  },
  {
    id: 'retrieve-empty',
    name: 'Retrieve brings no items',
    watch:
      'Choose an address: NO_ITEMS_RETRIEVED is raised; the page says that it is no longer in the list, and offers to search again or to type.',
    behaviour: { kind: 'no-items' },
    on: 'retrieve',
  },
];

export const disruptions: { service: 'Captcha' | 'Loqate'; all: Disruption[] }[] = [
  { service: 'Captcha', all: captcha },
  { service: 'Loqate', all: loqate },
];

/** The visible effect of a disruption; null for a service that is not in use. */
export function watchOf({ id, watch }: Disruption, choice: Choice): string {
  const found = captcha.find((each) => each.id === id);
  const isCheck = found !== undefined;
  if (found?.only !== undefined && found.only !== choice.captcha)
    return `Only with --captcha ${found.only}: ${captchas[choice.captcha].name} has nothing like it.`;
  if (isCheck && choice.check === 'pow') return 'Not in use: this was started with --check pow.';
  if (!isCheck && choice.lookup === 'index') return 'Not in use: this was started with --lookup index.';
  return typeof watch === 'string' ? watch : watch(choice);
}

export function applyDisruptions(standIns: StandIns, isOn: (id: string) => boolean): void {
  standIns.captcha.behaveWell();
  standIns.loqate.behaveWell();
  for (const { id, behaviour, on } of captcha) if (isOn(id)) standIns.captcha.behave(behaviour, { on });
  for (const { id, behaviour, on } of loqate)
    if (isOn(id)) standIns.loqate.behave(behaviour, on === undefined ? {} : { on });
}

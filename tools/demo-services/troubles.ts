// What can be made to go wrong, and what one should see then.
import type { HcaptchaBehaviour, HcaptchaStandIn, LoqateBehaviour, LoqateStandIn } from '@doorstep/testing';

export interface StandIns {
  hcaptcha: Pick<HcaptchaStandIn, 'behave' | 'behaveWell'>;
  loqate: Pick<LoqateStandIn, 'behave' | 'behaveWell'>;
}

interface Trouble {
  id: string;
  name: string;
  /** What to do, and what then happens. */
  watch: string;
}

type HcaptchaTrouble = Trouble & { behaviour: HcaptchaBehaviour; on: string };
type LoqateTrouble = Trouble & { behaviour: LoqateBehaviour; on?: string };

const hcaptcha: HcaptchaTrouble[] = [
  {
    id: 'script-fails',
    name: 'The script does not load',
    watch:
      'Open the offer and go to its end: three GETs a second apart, one report “script-error”, and a “Try again” on the page that starts anew.',
    behaviour: { kind: 'status', status: 503 },
    on: 'script',
  },
  {
    id: 'script-empty',
    name: 'The script loads and does nothing',
    watch: 'As a blocker answers: after its time the page says so, and “Try again” asks for the script once more.',
    behaviour: { kind: 'body', body: '' },
    on: 'script',
  },
  {
    id: 'closed',
    name: 'The visitor closes the puzzle',
    watch: 'The page says what to do, and nothing that was typed is lost.',
    behaviour: { kind: 'error', code: 'challenge-closed' },
    on: 'execute',
  },
  {
    id: 'verify-hangs',
    name: 'Verification hangs',
    watch:
      'Send a request: after five seconds it is held, not refused. The console has a banner, and Mails one for the owner.',
    behaviour: { kind: 'hang' },
    on: 'siteverify',
  },
  {
    id: 'verify-secret',
    name: 'Verification refuses the secret',
    watch: 'Send a request: it is held, and the banner says what to put right. Services → Test says the same.',
    behaviour: { kind: 'answer', answer: { success: false, 'error-codes': ['invalid-input-secret'] } },
    on: 'siteverify',
  },
  {
    id: 'verify-rejects',
    name: 'Verification rejects the visitor',
    watch: 'Send a request: a new check is asked for; everything typed is still there.',
    behaviour: { kind: 'answer', answer: { success: false, 'error-codes': ['invalid-input-response'] } },
    on: 'siteverify',
  },
  {
    id: 'report-hangs',
    name: 'The report service hangs',
    watch: 'Together with “The script does not load”: nothing on the page waits for it.',
    behaviour: { kind: 'hang' },
    on: 'report',
  },
];

const loqate: LoqateTrouble[] = [
  {
    id: 'error-2',
    name: 'Error 2: unknown key',
    watch: 'Type an address: your own data answers instead. The console says which setting to put right.',
    behaviour: { kind: 'error', code: '2' },
  },
  {
    id: 'error-3',
    name: 'Error 3: out of credit',
    watch: 'Type an address: as above. Services → Test shows Loqate’s own Cause and Resolution.',
    behaviour: { kind: 'error', code: '3' },
  },
  {
    id: 'error-14',
    name: 'Error 14: too many Finds',
    watch: 'Type an address: no further Find goes out for a while; watch the log below fall silent.',
    behaviour: { kind: 'error', code: '14' },
  },
  {
    id: 'find-hangs',
    name: 'Find hangs',
    watch: 'Type an address: the page gives up in time, and never says that there is no such address.',
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

export const troubles: { service: 'hCaptcha' | 'Loqate'; all: Trouble[] }[] = [
  { service: 'hCaptcha', all: hcaptcha },
  { service: 'Loqate', all: loqate },
];

/** Lets the stand-ins behave as is switched on, and well in everything else. */
export function applyTroubles(standIns: StandIns, isOn: (id: string) => boolean): void {
  standIns.hcaptcha.behaveWell();
  standIns.loqate.behaveWell();
  for (const { id, behaviour, on } of hcaptcha) if (isOn(id)) standIns.hcaptcha.behave(behaviour, { on });
  for (const { id, behaviour, on } of loqate)
    if (isOn(id)) standIns.loqate.behave(behaviour, on === undefined ? {} : { on });
}

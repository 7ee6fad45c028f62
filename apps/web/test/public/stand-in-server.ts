// A minimal server for the public pages, scripted by the tests: the form conventions, the lookup protocol over three
// invented addresses, a real proof of work, and responses in whatever order a test needs. The whole journey against the
// real server is in e2e/.
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  draftFromFields,
  type AddressStep,
  type CheckPage,
  type Draft,
  type CaptchaSettings,
  type HomeAnswer,
  type PublicOffer,
  type PublicPage,
} from '@doorstep/contract';
import { proofOfWork } from '@doorstep/human-check/server';
import { checkPage, frame, offer, offerPage, statusPage } from './fixtures.ts';
import { sendPage, startPreview } from './preview-server.ts';

export interface SentRequest {
  key: string;
  body: Record<string, unknown>;
}

export interface ScriptedAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const lines = ['12 Sample Row', 'Larkham', 'LK1 2AB'];
const accepted = { reference: 'DS-7K4M-Q2XP', state: 'accepted', url: '/r/DS-7K4M-Q2XP' };

interface StandInState {
  /** What arrived at POST /api/offers/:slug/requests. */
  requests: SentRequest[];
  /** Responses to the next requests; once empty, requests are accepted. */
  script: ScriptedAnswer[];
  /** While false, forms and requests arrive, but the connection then closes without a response. */
  isConnected: boolean;
  /** While pending, received requests wait for their response. */
  held: Promise<void> | null;
  offer: PublicOffer;
  /** Whether the offer is for the home chosen next. */
  home: HomeAnswer;
  /** The check page's checks, if not only the built-in one. */
  checks: Partial<Pick<CheckPage, 'humanCheck' | 'monitoredCheck'>>;
  /** Origin of the provider's script, which the pages' policy then allows. */
  captchaOrigin: string;
}

export async function startStandIn() {
  const state: StandInState = {
    requests: [],
    script: [],
    isConnected: true,
    held: null,
    offer,
    home: { kind: 'yes', title: 'This home is in the area', texts: [], others: [] },
    checks: {},
    captchaOrigin: '',
  };
  const pow = proofOfWork({
    secret: 'a secret of the tests, long enough for it',
    effort: { cost: 10, minAttempts: 5, maxAttempts: 9 },
  });
  let keys = 0;

  const preview = await startPreview(0, async (request, answer, url) => {
    const show = (page: PublicPage, status = 200) => {
      const pageFrame = { ...frame, path: url.pathname };
      if (request.headers.accept === 'application/json')
        return json(answer, status, JSON.parse(preview.renderer.renderData(page, pageFrame)));
      return sendPage(answer, preview.renderer.renderPage(page, pageFrame), status, state.captchaOrigin);
    };
    const route = `${request.method ?? ''} ${url.pathname}`;
    if (url.pathname.startsWith('/Capture/')) return lookup(answer, url);
    if (route === 'GET /api/offers/compost-bin')
      return json(answer, 200, { ...state.offer, serverTime: new Date().toISOString() });
    if (route === 'GET /api/offers/compost-bin/human-check') return json(answer, 200, await pow.issue({ offer: 'o' }));
    if (route === 'POST /api/offers/compost-bin/home') return json(answer, 200, state.home);
    if (route === 'POST /api/offers/compost-bin/requests') {
      state.requests.push({
        key: String(request.headers['idempotency-key']),
        body: JSON.parse(await bodyOf(request)) as Record<string, unknown>,
      });
      if (!state.isConnected) {
        answer.destroy();
        return true;
      }
      await state.held;
      const next = state.script.shift() ?? { status: 201, body: accepted };
      return json(answer, next.status, next.body, next.headers);
    }
    if (route === 'GET /o/compost-bin') {
      show(offerPage({ offer: { ...state.offer, serverTime: new Date().toISOString() } }));
      return true;
    }
    if (route === 'GET /r/DS-7K4M-Q2XP') {
      show(statusPage('accepted'));
      return true;
    }
    if (request.method !== 'POST') return false;
    if (!state.isConnected) {
      answer.destroy();
      return true;
    }
    const fields = new URLSearchParams(await bodyOf(request));
    const draft = draftFromFields(fields);
    if (route === 'POST /o/compost-bin') show(offerPage({ offer: state.offer, draft, address: stepOf(fields, draft) }));
    else if (route === 'POST /o/compost-bin/check') showChecked(draft);
    else if (route === 'POST /o/compost-bin/send') answer.writeHead(303, { location: '/r/DS-7K4M-Q2XP' }).end();
    else if (route === 'POST /r/DS-7K4M-Q2XP/withdraw') show(statusPage('withdrawn'));
    else return false;
    return true;

    function showChecked(draft: Draft): void {
      if ((draft['contact.name'] ?? '') === '') {
        const errors = [{ field: 'contact.name', code: 'required' as const }];
        show(offerPage({ offer: state.offer, draft, errors, address: stepOf(new URLSearchParams(), draft) }), 422);
      } else show(checkPage({ draft, addressLines: lines, idempotencyKey: `key-${++keys}`, ...state.checks }));
    }
  });

  return { ...preview, state };
}

export const soldOut = {
  status: 409,
  body: { code: 'sold_out', left: [{ item: 'caddy', left: 1 }], canQueue: true, requestId: 'r', status: 409 },
};
export const outsideArea = { status: 409, body: { code: 'outside_area', requestId: 'r', status: 409 } };
export const checkRejected = {
  status: 422,
  body: { code: 'human_check_rejected', title: 'The security check didn’t succeed.', requestId: 'r', status: 422 },
};

export const checkNeeded = (humanCheck: CaptchaSettings) => ({
  status: 422,
  body: { code: 'human_check_needed', humanCheck, requestId: 'r', status: 422 },
});

function stepOf(fields: URLSearchParams, draft: Draft): AddressStep {
  const step = fields.get('step') ?? '';
  const chosen: AddressStep = { kind: 'chosen', lines, asksForUnit: true };
  if (step === 'typed' || (draft['address.way'] === 'typed' && step !== 'restart')) {
    if (draft['address.way'] !== 'typed') draft['address.line1'] ||= draft['address.search'] ?? '';
    draft['address.way'] = 'typed';
    return { kind: 'typed' };
  }
  if (step === 'pick' && fields.get('address.pick') === 'gb|12') {
    draft['address.proof'] = 'signed.12';
    return chosen;
  }
  if (step === 'find' && !'12 sample row'.startsWith(draft['address.search'] ?? '')) return { kind: 'none_found' };
  if (step === 'find') {
    const suggestions = items.map(({ Id, Text, Description }) => ({
      id: Id,
      text: Text,
      description: Description,
      isContainer: false,
      heading: '',
    }));
    return { kind: 'suggestions', container: null, suggestions, more: null };
  }
  return step === 'restart' || (draft['address.proof'] ?? '') === '' ? { kind: 'search' } : chosen;
}

const items = ['12', '14'].map((number) => ({
  Id: `gb|${number}`,
  Type: 'Address',
  Text: `${number} Sample Row`,
  Highlight: '',
  Description: 'Larkham, LK1 2AB',
}));

function lookup(answer: ServerResponse, url: URL): boolean {
  if (url.pathname.includes('/Find/')) return json(answer, 200, { Items: items });
  const item = {
    Id: url.searchParams.get('Id') ?? '',
    Language: 'ENG',
    Company: '',
    SubBuilding: '',
    Line1: lines[0],
    Line2: '',
    City: lines[1],
    PostalCode: lines[2],
    CountryName: 'United Kingdom',
    CountryIso2: 'GB',
    Label: [...lines, 'UNITED KINGDOM'].join('\n'),
    Proof: 'signed.12',
  };
  return json(answer, 200, { Items: [item] });
}

function json(answer: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): true {
  answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  return true;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

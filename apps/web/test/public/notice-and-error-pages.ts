import type { FindPage, PublicPage } from '@doorstep/contract';
import { html, offer } from './offer-fixture.ts';

export const noticePages: Record<string, PublicPage> = {
  privacy: {
    kind: 'notice',
    notice: 'privacy',
    sections: [
      {
        organisation: offer.organisation.name,
        body: html('<p>We use your name and address to deliver what you asked for, and remove them 90 days later.</p>'),
        writtenOn: '2026-10-01',
        helpContact: offer.organisation.helpContact,
        delivery: { carriers: ['Royal Mail'], withContact: true },
        keptDays: 90,
      },
    ],
    recipients: ['captcha_always', 'loqate_relay', 'mail_service'],
    captcha: 'hcaptcha',
    writtenOn: '2026-11-22',
    attributions: ['Larkham demo addresses (invented)'],
  },
  accessibility: {
    kind: 'notice',
    notice: 'accessibility',
    sections: [
      {
        organisation: offer.organisation.name,
        body: null,
        writtenOn: null,
        helpContact: offer.organisation.helpContact,
        delivery: { carriers: [], withContact: false },
        keptDays: 90,
      },
    ],
    recipients: [],
    captcha: null,
    writtenOn: '2026-11-22',
    attributions: [],
  },
};

const find: FindPage = { kind: 'find', reference: '', email: '', errors: [], isSent: false };
export const findPages: Record<string, PublicPage> = {
  find,
  'find-errors': {
    ...find,
    reference: 'K47',
    email: 'robin@',
    errors: ['reference', 'email'].map((field) => ({ field, code: 'required' })),
  },
  'find-sent': { ...find, reference: '7KQ4-M2XN-PR8T', email: 'robin@sample.example', isSent: true },
};

export const errorPages: Record<string, PublicPage> = {
  'error-offer-not-found': {
    kind: 'error',
    code: 'offer_not_found',
    requestId: 'req-0004',
    sent: null,
    organisation: null,
    offerSlug: null,
  },
  'error-request-not-found': {
    kind: 'error',
    code: 'request_not_found',
    requestId: 'req-0005',
    sent: null,
    organisation: null,
    offerSlug: null,
  },
  'error-not-found': {
    kind: 'error',
    code: 'not_found',
    requestId: 'req-0001',
    sent: null,
    organisation: null,
    offerSlug: null,
  },
  'error-internal': {
    kind: 'error',
    code: 'internal',
    requestId: 'req-0002',
    sent: null,
    organisation: { name: offer.organisation.name, helpContact: offer.organisation.helpContact },
    offerSlug: offer.slug,
  },
  'error-link': {
    kind: 'error',
    code: 'link_invalid',
    requestId: 'req-0003',
    sent: null,
    organisation: { name: offer.organisation.name, helpContact: offer.organisation.helpContact },
    offerSlug: null,
  },
};

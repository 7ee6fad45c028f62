// One visitor from page to receipt: page, challenge, 8 Finds, Retrieve, submission. The sent pass is solved beforehand;
// the fetched challenge is issued for its cost only.
import type { Offer } from '@doorstep/core';
import type { Connection } from '../load/connection.ts';
import { getOf, createNetwork, createPass, createSubmission, postOf } from './create-submission.ts';

/** Key presses that send a Find, per typed address. */
const finds = 8;

export interface Journey {
  offer: Offer;
  text: string;
  pass: string;
}

export async function createJourneys(offers: Offer[], texts: string[]): Promise<Journey[]> {
  const journeys: Journey[] = [];
  for (const offer of offers)
    for (const text of texts) journeys.push({ offer, text, pass: await createPass(offer.slug) });
  return journeys;
}

/** @returns the response to the submission, such as `201 accepted`. @throws Error when an earlier step fails. */
export async function walk(connection: Connection, { offer, text, pass }: Journey): Promise<string> {
  const network = createNetwork();
  const stranger = { cookie: '', network };
  const page = await connection.send(getOf(`/o/${offer.slug}`, stranger));
  const cookie = /\r\nset-cookie: (doorstep_visitor=[^;]+)/i.exec(page.head)?.[1] ?? '';
  const ticket = /"key":"([^"]+)"/.exec(page.body.replaceAll('&quot;', '"'))?.[1] ?? '';
  if (page.status !== 200 || cookie === '' || ticket === '') throw new Error(`No page: ${page.status}`);
  const visitor = { cookie, network };
  const challenge = await connection.send(getOf(`/api/offers/${offer.slug}/human-check`, visitor));
  if (challenge.status !== 200) throw new Error(`No challenge: ${challenge.body}`);
  const lookup = (call: string, query: Record<string, string>) =>
    connection.send(getOf(`/Capture/Interactive/${call}/json6.ws?${new URLSearchParams(query)}`, visitor));
  let id = '';
  for (let step = 1; step <= finds; step += 1) {
    const typed = text.slice(0, Math.ceil((text.length * step) / finds));
    const found = await lookup('Find/v1.20', { Text: typed, Countries: '', language: 'en', Key: ticket, limit: '7' });
    const items = (JSON.parse(found.body) as { Items: { Id: string; Type: string; Error?: string }[] }).Items;
    if (items[0]?.Error !== undefined) throw new Error(`No Find: ${found.body}`);
    id = items.find(({ Type }) => Type === 'Address')?.Id ?? id;
  }
  if (id === '') return 'nothing found';
  const retrieved = await lookup('Retrieve/v1.30', { Id: id, Key: ticket });
  const proof = (JSON.parse(retrieved.body) as { Items: { Proof?: string }[] }).Items[0]?.Proof;
  if (proof === undefined) throw new Error(`No Retrieve: ${retrieved.body}`);
  const sent = await connection.send(postOf(offer, await createSubmission(offer, { proof, pass }), visitor));
  return `${sent.status} ${/"(?:state|code)":"(\w+)"/.exec(sent.body)?.[1] ?? ''}`;
}

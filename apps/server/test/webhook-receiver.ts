// A webhook receiver as an integrator would write it: verifies the signature by the specification, and answers.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { WebhookMessage } from '@doorstep/contract';

export interface Received {
  id: string;
  message: WebhookMessage;
  /** As received, for a library that verifies them. */
  body: string;
  headers: Record<string, string>;
  /** The receiver's secrets that match a signature. */
  signedBy: string[];
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** How it answers from now on; the number of the delivery begins at 1. */
  answer(with_: (delivery: number) => Promise<number> | number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function startWebhookReceiver(secrets: () => string[] = () => []): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answerWith: (delivery: number) => Promise<number> | number = () => 204;
  let answerHeaders: Record<string, string> = {};
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const header = (name: string) => String(request.headers[name] ?? '');
      const signed = `${header('webhook-id')}.${header('webhook-timestamp')}.${body}`;
      const signatures = header('webhook-signature').split(' ');
      const signedBy = secrets().filter((secret) => {
        const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
        return signatures.includes(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
      });
      const headers = Object.fromEntries(
        ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, header(name)]),
      );
      const message = JSON.parse(body) as WebhookMessage;
      received.push({ id: header('webhook-id'), message, body, headers, signedBy });
      response.writeHead(await answerWith(received.length), answerHeaders).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`,
    received,
    answer: (with_, headers = {}) => {
      answerWith = with_;
      answerHeaders = headers;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

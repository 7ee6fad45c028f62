import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Failure =
  /** Accepts the request and never answers. */
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'status'; status: number }
  | { kind: 'body'; body: string }
  /** Sends the headers and half of the body, then nothing more. */
  | { kind: 'stall' };

export type Delay = { kind: 'slow'; delayMs: number } | { kind: 'held'; until: Promise<unknown> };

interface Entry<Behaviour> {
  behaviour: Behaviour;
  on: string;
  left: number;
}

export interface BehaviourOptions {
  /** Endpoint to affect; absent for all. */
  on?: string;
  /** Number of requests to affect; absent until `behaveWell`. */
  times?: number;
}

/** The behaviour for the next requests; the oldest entry that matches a request is used first. */
export class FailureScript<Behaviour> {
  #entries: Entry<Behaviour>[] = [];

  add(behaviour: Behaviour, { on = '', times = Infinity }: BehaviourOptions = {}): void {
    this.#entries.push({ behaviour, on, left: times });
  }

  clear(): void {
    this.#entries = [];
  }

  take(endpoint: string): Behaviour | null {
    const entry = this.#entries.find(({ on, left }) => left > 0 && (on === '' || on === endpoint));
    if (entry === undefined) return null;
    entry.left -= 1;
    return entry.behaviour;
  }
}

/** @returns whether the request was answered; false after a mere delay. */
export async function act(behaviour: Failure | Delay, response: ServerResponse): Promise<boolean> {
  switch (behaviour.kind) {
    case 'slow':
      await sleep(behaviour.delayMs);
      return false;
    case 'held':
      await behaviour.until;
      return false;
    case 'hang':
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
      response.end('<!doctype html><title>Sign in to the network</title>');
      return true;
    case 'empty':
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end();
      return true;
    case 'status':
      response.writeHead(behaviour.status, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' });
      response.end('failure on request');
      return true;
    case 'body':
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(behaviour.body);
      return true;
    case 'stall':
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.write('{"Items":[');
      return true;
  }
}

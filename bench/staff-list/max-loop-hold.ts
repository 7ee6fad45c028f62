import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** For how many milliseconds one task held the loop of a server with the probe, since this was asked last. */
export async function maxLoopHold(socket: string): Promise<number> {
  return Number(await text(connect(socket)));
}

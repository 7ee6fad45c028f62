import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The longest block of the server's event loop since the last call, in milliseconds. */
export async function maxLoopHold(socket: string): Promise<number> {
  return Number(await text(connect(socket)));
}

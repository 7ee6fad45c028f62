import { describe, expect, it } from 'vitest';
import { readFrameMessage, readHello } from './embed-messages.ts';

describe('an embed message', () => {
  it.each([
    [
      { doorstep: 'ready', height: 640.2 },
      { doorstep: 'ready', height: 641 },
    ],
    [
      { doorstep: 'height', height: 1e9 },
      { doorstep: 'height', height: 20_000 },
    ],
    [
      { doorstep: 'height', height: Infinity },
      { doorstep: 'height', height: 20_000 },
    ],
    [
      { doorstep: 'sent', offer: 'compost-bin', reference: 'ABCD-2345', name: 'Sam' },
      { doorstep: 'sent', offer: 'compost-bin' },
    ],
    [{ doorstep: 'sent', offer: '<b>' }, null],
    [{ doorstep: 'sent' }, null],
    [{ doorstep: 'height', height: 0 }, null],
    [{ doorstep: 'height', height: -5 }, null],
    [{ doorstep: 'height', height: Number.NaN }, null],
    [{ doorstep: 'height', height: '100vh' }, null],
    [{ doorstep: 'hello', theme: 'dark' }, null],
    [{ height: 640 }, null],
    ['ready', null],
    [null, null],
    [undefined, null],
  ])('from a frame is validated, with unknown fields dropped: %j', (data, read) => {
    expect(readFrameMessage(data)).toEqual(read);
  });

  it.each([
    [
      { doorstep: 'hello', theme: 'dark', origin: 'https://evil.example' },
      { doorstep: 'hello', theme: 'dark' },
    ],
    [
      { doorstep: 'hello', theme: 'url(evil)' },
      { doorstep: 'hello', theme: null },
    ],
    [{ doorstep: 'height', height: 640 }, null],
    [null, null],
  ])('from the surrounding page is a hello, or ignored: %j', (data, read) => {
    expect(readHello(data)).toEqual(read);
  });
});

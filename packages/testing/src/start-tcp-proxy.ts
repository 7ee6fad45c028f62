import { connect, createServer, type Socket } from 'node:net';

export interface RunningTcpProxy {
  port: number;
  cut(): void;
  /**
   * Cuts the next connection that sends `text`: `before` it is passed on, or `after` its answer arrived, which the
   * client does not get. Resolves after the cut.
   * @param having Text that the connection must have sent since this call, since jobs commit as well.
   */
  cutAt(text: string, when: 'before' | 'after', having?: string): Promise<void>;
  /** Withholds every answer to the next connection that sends `text`. Resolves once it has withheld one. */
  holdAnswerTo(text: string): Promise<void>;
  freeze(): void;
  stop(): Promise<void>;
}

interface Armed {
  text: string;
  when: 'before' | 'after' | 'held';
  having: string;
  done: () => void;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<RunningTcpProxy> {
  const sockets = new Set<Socket>();
  let armed: Armed | null = null;
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(target);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.once('close', () => (sockets.delete(socket), end()));
    }
    let answerIsLost = (): void => undefined;
    let hides: 'nothing' | 'answer' | 'line' = 'nothing';
    let fits: Armed | null = null;
    near.on('data', (chunk) => {
      if (isFrozen) return;
      if (armed !== null && chunk.includes(armed.having)) fits = armed;
      if (armed !== null && fits === armed && chunk.includes(armed.text)) {
        const { when, done } = armed;
        armed = null;
        if (when === 'before') {
          end();
          done();
          return;
        }
        hides = when === 'held' ? 'answer' : 'line';
        answerIsLost = done;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (isFrozen) return;
      if (hides === 'nothing') near.write(chunk);
      else {
        if (hides === 'line') end();
        answerIsLost();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const arm = (text: string, when: Armed['when'], having = '') =>
    new Promise<void>((resolve) => {
      armed = { text, when, having, done: resolve };
    });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut,
    freeze() {
      isFrozen = true;
    },
    cutAt: arm,
    holdAnswerTo: (text) => arm(text, 'held'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

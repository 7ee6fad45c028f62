// Preloaded into a server (`node --import`): every SIGUSR2 moves the process's wall clock by CLOCK_STEP_MS, as an
// administrator or a time server would. Timers and `performance` are not affected, as in reality.

// oxlint-disable-next-line node/no-process-env -- the only way into a process that is starting
const stepMs = Number(process.env['CLOCK_STEP_MS']);
const RealDate = Date;
let offsetMs = 0;

process.on('SIGUSR2', () => {
  offsetMs += stepMs;
  process.stderr.write(`clock stepped by ${offsetMs} ms\n`);
});

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + offsetMs] : args, newTarget) as object,
  apply: () => new RealDate(RealDate.now() + offsetMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + offsetMs : (Reflect.get(target, name, receiver) as unknown),
});

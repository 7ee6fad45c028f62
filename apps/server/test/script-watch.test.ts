// Only visitors' browsers know whether hCaptcha's script loads. Their reports raise an alarm above a share, are limited
// for strangers, and the alarm ends by itself; with two processes on each database, and over HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScriptWatch } from '../src/human-check/script-watch.ts';
import { withCaptcha } from './captcha-server.ts';
import { someNetwork } from './real-servers.ts';
import { databases, openTwoProcesses } from './two-processes.ts';

const tenMinutes = 600_000;

describe.each(databases)('reports of a blocked hCaptcha script, on %s:', (kind) => {
  let processes: Awaited<ReturnType<typeof openTwoProcesses>>;
  beforeAll(async () => void (processes = await openTwoProcesses(kind)));
  afterAll(() => processes.end());

  /** Two processes, at a time that no other test uses. */
  let days = 0;
  const ground = () => {
    days += 1;
    const clock = { now: days * 86_400_000 };
    const reported: string[] = [];
    const watch = { failed: () => void reported.push('failed'), worked: () => void reported.push('worked') };
    const open = (counters: typeof processes.here.counters) =>
      createScriptWatch({ counters, watch, report: (error) => expect(error).toBeUndefined(), now: () => clock.now });
    const [here, there] = [open(processes.here.counters), open(processes.there.counters)];
    const fail = async (count: number, { network = 'n', from = 0 } = {}) => {
      for (let each = from; each < from + count; each += 1) {
        const visitor = {
          holder: `${days}-${network}-${each}`,
          network: `${days}-${network}${network === 'n' ? each : ''}`,
        };
        await (each % 2 === 0 ? here : there).failed(visitor);
      }
    };
    const load = async (count: number) => {
      const before = (await here.figures()).loaded;
      for (let each = 0; each < count; each += 1) there.loaded();
      await expect
        .poll(async () => (await here.figures()).loaded, { message: 'scripts counted as loaded' })
        .toBe(before + count);
    };
    return { here, there, clock, reports: reported, fail, load };
  };

  it('five visitors of a quiet offer raise an alarm, whichever process gets their reports', async () => {
    const { here, reports: reported, fail } = ground();
    await fail(4);
    expect(reported).toEqual([]);
    await fail(1, { from: 4 });
    expect(reported).toEqual(['failed']);
    expect(await here.figures()).toEqual({ loaded: 0, failed: 5 });
  });

  it('failures of fewer than one visitor in four raise no alarm, as those may block the script themselves', async () => {
    const { reports: reported, fail, load } = ground();
    await load(16);
    await fail(5);
    expect(reported).toEqual([]);
    await fail(1, { from: 5 });
    expect(reported).toEqual(['failed']);
  });

  it('a stranger’s reports count ten times per network, and once per form', async () => {
    const { here, reports: reported, fail, load } = ground();
    await load(60);
    await fail(40, { network: 'stranger' });
    expect(await here.figures()).toEqual({ loaded: 60, failed: 10 });
    for (let count = 0; count < 20; count += 1) await here.failed({ holder: 'same', network: `other-${count}` });
    expect((await here.figures()).failed).toBe(11);
    expect(reported).toEqual([]);
  });

  it('the alarm ends when browsers load the script again, and when no one visits any more', async () => {
    const busy = ground();
    await busy.fail(6);
    await busy.here.check();
    expect(busy.reports).toEqual(['failed', 'failed']);
    busy.clock.now += tenMinutes;
    await busy.load(20);
    await busy.here.check();
    expect(busy.reports).toEqual(['failed', 'failed', 'worked']);

    const recovered = ground();
    await recovered.fail(5);
    recovered.clock.now += tenMinutes;
    await recovered.load(4);
    await recovered.here.check();
    expect(recovered.reports).toEqual(['failed']);
    await recovered.load(1);
    await recovered.here.check();
    expect(recovered.reports).toEqual(['failed', 'worked']);

    const quiet = ground();
    await quiet.fail(5);
    quiet.clock.now += 11 * tenMinutes;
    await quiet.there.check();
    expect(quiet.reports).toEqual(['failed']);
    quiet.clock.now += tenMinutes;
    await quiet.there.check();
    expect(quiet.reports).toEqual(['failed', 'worked']);
  });
});

describe('a report over HTTP', () => {
  const at = withCaptcha('hcaptcha');
  const send = async (body: object, from = someNetwork()) => {
    const answer = await fetch(`${at.real.servers[0]?.url}/api/human-check-issues`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  const formToken = async (offer: Awaited<ReturnType<typeof at.real.open>>) =>
    /name="formToken" value="([^"]+)"/.exec(
      await (await fetch(`${at.real.servers[0]?.url}/o/${offer.slug}`)).text(),
    )?.[1] ?? '';
  const alarms = () => at.real.servers[0]?.output().match(/"service":"human-check-script"/g)?.length ?? 0;

  it('is accepted with a page’s form token, in Doorstep’s words; unknown senders and texts are ignored', async () => {
    const offer = await at.real.open();
    for (const body of [
      { formToken: 'made up', code: 'script-error' },
      { code: 'script-error' },
      { formToken: 'x', code: 'y' },
    ]) {
      for (let count = 0; count < 6; count += 1) expect([204, 422]).toContain(await send(body));
    }
    expect(alarms()).toBe(0);
    for (let count = 0; count < 5; count += 1) {
      expect(await send({ formToken: await formToken(offer), code: 'script-error' })).toBe(204);
    }
    await expect.poll(alarms, { message: 'alarms in the output' }).toBe(1);
    expect(at.real.servers[0]?.output()).toContain('Reported by visitors’ browsers: at least one in four');
  });
});

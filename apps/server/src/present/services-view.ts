import type { AlarmView, CaptchaView, LoqateView, MonitoredFigures, ServicesView } from '@doorstep/contract';
import { toIso, type Alarm } from '@doorstep/core';
import { buildInfo } from '../build-info.ts';
import type { Config } from '../config.ts';
import { openCaptcha } from '../human-check/open-captcha.ts';
import { loqateUrl } from '../lookup/loqate/loqate-service.ts';

export function presentServices(
  config: Readonly<Config>,
  found: {
    open: Alarm[];
    past: Alarm[];
    checks: MonitoredFigures | null;
    browsers: CaptchaView['browsers'];
    at: number;
  },
): Omit<ServicesView, 'withoutAddressData'> {
  return {
    build: { version: buildInfo.version, commit: buildInfo.commit ?? null },
    humanCheck: presentHumanCheck(config, found),
    addressLookup: presentLookup(config),
    mail:
      config.smtpUrl === null
        ? { inUse: 'none' }
        : { inUse: 'smtp', host: new URL(config.smtpUrl).host, from: config.mailFrom },
    open: found.open.map(presentAlarm),
    past: found.past.map(presentAlarm),
  };
}

function presentHumanCheck(
  config: Readonly<Config>,
  { checks, browsers, at }: { checks: MonitoredFigures | null; browsers: CaptchaView['browsers']; at: number },
): ServicesView['humanCheck'] {
  const provider = openCaptcha(config);
  if (config.captcha === null || provider === null) return { inUse: 'pow' };
  const { when, fallback, secret, monitorUntil } = config.captcha;
  const { siteKey, scriptOrigin, reports } = provider.settings;
  return {
    inUse: config.captcha.provider,
    when,
    fallback,
    siteKey,
    hasSecret: secret !== '',
    scriptHost: scriptOrigin,
    verifyUrl: provider.verifyUrl,
    reports,
    browsers,
    monitor: monitorUntil === null ? null : { until: toIso(monitorUntil), isOver: monitorUntil < at, checks },
  };
}

function presentLookup(config: Config): ServicesView['addressLookup'] {
  if (config.lookup === 'index') return { inUse: 'index' };
  if (config.lookup !== 'photon') return { inUse: config.lookup, ...presentLoqate(config) };
  return { inUse: 'photon', url: config.photon.url ?? '', fallback: config.photon.fallback };
}

function presentLoqate({ lookup, loqate }: Config): LoqateView {
  const { url, key, browserKey, fallback, retrievesADay } = loqate;
  return {
    url: url ?? loqateUrl,
    hasKey: key !== null,
    fallback,
    retrievesADay,
    browserKey: lookup === 'loqate-direct' ? browserKey : null,
  };
}

function presentAlarm({ openedAt, lastSeenAt, resolvedAt, mailedAt: _mailedAt, ...alarm }: Alarm): AlarmView {
  return {
    ...alarm,
    openedAt: toIso(openedAt),
    lastSeenAt: toIso(lastSeenAt),
    resolvedAt: resolvedAt === null ? null : toIso(resolvedAt),
  };
}

import { describe, expect, it } from 'vitest';
import { misspeltSettings } from './misspelt-settings.ts';

const named = (...names: string[]) => misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])));

describe('a misspelt setting', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URl', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMT_UL', 'SMTP_URL'],
    ['DORSTEP_DATA', 'DOORSTEP_DATA'],
    ['DOORSTEP_BASEURL', 'DOORSTEP_BASE_URL'],
    ['HCAPTHA_SITE_KEY', 'HCAPTCHA_SITE_KEY'],
    ['TURNSTYLE_SITE_KEY', 'TURNSTILE_SITE_KEY'],
    ['DOORSTEP_SECRET_FIL', 'DOORSTEP_SECRET_FILE'],
    ['PROT', 'PORT'],
  ])('%s is reported with the intended name %s', (name, meant) => {
    expect(named(name)).toEqual([`${name} is not a setting of Doorstep. ${meant} is`]);
  });

  it.each(['DOORSTEP_COLOUR', 'DORSTEP_COLOUR', 'HCAPTHA_COLOUR', 'TURNSTYLE_COLOUR', 'SMTP_HOST'])(
    '%s is reported for its prefix',
    (name) => {
      expect(named(name)).toEqual([`${name} is not a setting of Doorstep`]);
    },
  );
});

describe('a variable of another program', () => {
  it.each(['DATA', 'HOST', 'PATH', 'POSTGRES_URL', 'REDIS_URL', 'AMQP_URL', 'HTTP_URL', 'PORT0', 'PWD', 'SHELL'])(
    '%s is not reported',
    (name) => {
      expect(named(name)).toEqual([]);
    },
  );

  it('is not reported when it is also a setting of Doorstep', () => {
    expect(named('PORT', 'DATABASE_URL', 'DATABASE_URL_FILE', 'SMTP_URL', 'DOORSTEP_HOST', 'LOQATE_KEY_FILE')).toEqual(
      [],
    );
  });
});

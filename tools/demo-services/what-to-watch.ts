import type { DemoChoice } from './settings-of-demo.ts';

type Lines = [given: string, see: string][];

export function whatToWatch({ captcha, check, lookup }: Pick<DemoChoice, 'captcha' | 'check' | 'lookup'>): Lines {
  const when = {
    always: 'Fill the form in and press “Check your request”: that page, and none before it, asks for',
    monitor: 'Fill the form in and press “Check your request”: that page, and none before it, asks for',
    suspicion:
      'Only where a request looks like a machine’s, such as one sent within three seconds: when it is sent, the page asks for',
  };
  const script: Lines =
    check === 'pow'
      ? [['G1, G2', 'With --check pow nobody is asked: no line of a captcha comes.']]
      : captcha === 'turnstile'
        ? [
            ['', `${when[check]} /turnstile/v0/api.js. “The script does not load”: three times.`],
            [
              '',
              'When the request is sent: /widget/execute from the page, and /turnstile/v0/siteverify from the server.',
            ],
          ]
        : [
            ['G1', `${when[check]} /1/api.js, with onload, render and hl. “The script does not load”: three times.`],
            ['G2', 'After the third: one POST to /api/6/envelope/ with message=script-error.'],
            ['', 'When the request is sent: /widget/execute from the page, and /siteverify from the server.'],
          ];
  const who = lookup === 'direct' ? 'the browser' : 'the server';
  const find: Lines =
    lookup === 'index'
      ? [['G3–G8', 'With --lookup index nobody is asked: no line of Loqate comes.']]
      : [
          [
            'G3',
            `Type ${lookup === 'direct' ? '' : 'two letters or more '}and pause: ${who} sends GET Find with Text, Countries, language, Key; open a street: with Container.`,
          ],
          [
            'G4',
            lookup === 'direct'
              ? 'Choose an address: the browser sends GET Retrieve with Id and Key; at “Check your request” the server sends it again, with its own key.'
              : 'Choose an address: the server sends GET Retrieve with Id and Key. The same address within ten minutes is not asked for again.',
          ],
          ['G5', 'The suggestions on the page: Text and Description; a street opens, an address is chosen.'],
          ['G6', '“Error 3: out of credit”: Description, Cause and Resolution in the console, under Services → Test.'],
          ['G7', '“Retrieve brings no items”: the page says that this address is no longer in the list.'],
          [
            'G8',
            lookup === 'direct'
              ? 'Type quickly, then slowly: one Find a pause, as the page sets it; limit goes out as given.'
              : 'Type quickly, then slowly: one Find a pause, as the page sets it; limit goes out as given. The same text within a minute is not asked again.',
          ],
        ];
  return [
    ...script,
    ...find,
    ['G9', 'Both are others’ services: /privacy names them, and with --check pow --lookup index nobody is called.'],
  ];
}

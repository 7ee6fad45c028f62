import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import type { Command } from './command.ts';
import { print, remarkMisspeltSettings, showStep } from './command.ts';

export const doctor: Command = {
  words: 'doctor',
  usage: '[--json]',
  summary: 'Looks whether everything that Doorstep needs is there, one line each. Changes nothing.',
  details: 'With --json it prints {"findings":[{"state":"ok"|"note"|"wrong","about":…,"text":…}]} instead of lines.',
  options: { json: { type: 'boolean' } },
  arguments: { min: 0, max: 0 },
  async run({ options }) {
    // An invalid setting stops the command here with its own message.
    remarkMisspeltSettings();
    const config = loadConfig();
    const { examine } = await import('../doctor/examine.ts');
    const findings = await examine(config, showStep);
    showStep('');
    if (options['json'] === true) print(JSON.stringify({ findings }));
    else for (const { state, about, text } of findings) print(`${state.padEnd(5)}  ${about}: ${text}`);
    const wrong = findings.filter(({ state }) => state === 'wrong').length;
    if (wrong > 0) throw new CommandError(`${wrong} of ${findings.length} things are wrong.`);
  },
};

import { loadConfig } from '../config.ts';
import { remarkMisspeltSettings, type Command } from './command.ts';

export const serve: Command = {
  words: 'serve',
  usage: '',
  summary: 'Migrates the store and serves the pages, the staff console and the address lookup.',
  details: 'Every setting is an environment variable; docs/reference/settings.md names them all.',
  options: {},
  arguments: { min: 0, max: 0 },
  async run() {
    remarkMisspeltSettings();
    const config = loadConfig();
    // Loaded when it is needed: every other command starts in a third of the time without it.
    const { serveUntilStopped } = await import('../serve-until-stopped.ts');
    await serveUntilStopped(config);
    // npm and the starting script pass Ctrl-C on late. Node takes its signal handlers away before it ends by itself: such
    // a signal would then end it as a failure.
    process.exit(0);
  },
};

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
    const { serveUntilStopped } = await import('../serve-until-stopped.ts');
    await serveUntilStopped(config);
    // Exit explicitly: npm and the start script forward Ctrl-C late, and Node removes its signal handlers before
    // exiting, so a late signal would turn success into failure.
    process.exit(0);
  },
};

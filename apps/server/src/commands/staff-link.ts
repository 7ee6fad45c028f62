import { roles } from '@doorstep/contract';
import { inviteStaff } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, textOption, type Command } from './command.ts';

export const staffLink: Command = {
  words: 'staff link',
  usage: '[--role ROLE]',
  summary: 'Prints a link with which one person joins the staff; the first person becomes the owner.',
  details: `ROLE is one of ${roles.join(', ')}; without it, owner. A link works once, for 7 days.`,
  options: { role: { type: 'string' } },
  arguments: { least: 0, most: 0 },
  async run(input) {
    const wanted = textOption(input, 'role') ?? 'owner';
    const role = roles.find((each) => each === wanted);
    if (role === undefined) throw new CommandError(`--role: got "${wanted}"; it takes ${roles.join(', ')}.`);
    await withInstallation(async (_, context) => {
      const invited = await inviteStaff(context, role);
      if (invited.role !== role) remark('There is nobody yet: this link makes the owner.');
      print(`${context.baseUrl}/staff/invitation/${invited.token}`);
    });
  },
};

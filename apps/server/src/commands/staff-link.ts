import { roles } from '@doorstep/contract';
import { inviteStaff } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, textOption, type Command } from './command.ts';

export const staffLink: Command = {
  words: 'staff link',
  usage: '[--role ROLE]',
  summary: 'Prints a link with which one person joins the staff; the first person becomes the owner.',
  details: [
    `ROLE is one of ${roles.join(', ')}. A link works once, for 7 days.`,
    'Without a role it makes an owner; while there is nobody, it is the first-run link, which ends once there is an owner.',
    'A link with a role can be made before there is an owner, and works from then on.',
  ].join('\n'),
  options: { role: { type: 'string' } },
  arguments: { min: 0, max: 0 },
  async run(input) {
    const wanted = textOption(input, 'role');
    const role = wanted === undefined ? null : roles.find((each) => each === wanted);
    if (role === undefined) throw new CommandError(`--role: got "${wanted}"; it takes ${roles.join(', ')}.`);
    await withInstallation(async ({ config }, context) => {
      const { token } = await inviteStaff(context, role);
      if (role !== null && role !== 'owner' && (await context.store.people.count()) === 0)
        remark('There is no owner yet: this link works once the owner has signed up.');
      if (config.baseUrl === null)
        remark(`For a server on port ${config.port}; for another, run this with its PORT or DOORSTEP_BASE_URL.`);
      print(`${context.mailSite}/staff/invitation/${token}`);
    });
  },
};

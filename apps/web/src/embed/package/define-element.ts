import { textFiles } from 'virtual:embedded-texts';
import { registerDoorstepAddress } from '../address/register-doorstep-address.ts';

const files: Record<string, (() => Promise<unknown>) | undefined> = {
  ...textFiles,
  'embed-address.js': () => import('../address/mount-panel.ts'),
};

registerDoorstepAddress({
  home: null,
  load: async <Module>(file: string) => (await files[file]?.()) as Module,
});

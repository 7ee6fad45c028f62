// Samples addresses from `--folder` and writes the texts to type as JSON to `--texts`.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sampleAddresses } from '../keystrokes/sample-addresses.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    texts: { type: 'string' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '2000' },
  },
});
const { addresses } = sampleAddresses(values.folder ?? '', { seed: Number(values.seed), size: Number(values.size) });
writeFileSync(values.texts ?? '', JSON.stringify(addresses.map(({ text }) => text)));

// For looking at the console while working on it: `node test/console/serve-stand-in.ts PORT`, after its build.
import { join } from 'node:path';
import { startStandIn } from './stand-in.ts';

const built = join(import.meta.dirname, '../../dist/console');
const standIn = await startStandIn(built, Number(process.argv[2] ?? '41300'));
console.log(`${standIn.url}/staff`);

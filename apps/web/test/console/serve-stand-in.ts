// For looking at the console while working on it: `node test/console/serve-stand-in.ts PORT`, after its build.
import { startStandIn } from './stand-in.ts';

const standIn = await startStandIn(Number(process.argv[2] ?? '41300'));
console.log(`${standIn.url}/staff`);

export { startLoqateStandIn } from './loqate/loqate-stand-in.ts';
export type { LoqateBehaviour, LoqateStandIn, LoqateStandInOptions } from './loqate/loqate-stand-in.ts';
export type { Delay, Failure } from './stand-in/failure-script.ts';
export type { RawRequest } from './stand-in/raw-request.ts';

export { presentEvents } from './present-events.ts';
export { readEvents } from './read-events.ts';
export { replayEvents } from './replay-events.ts';

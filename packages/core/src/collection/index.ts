export { changePlace } from './change-place.ts';
export { type Counter, type CounterStanding, counterStanding, findAtCounter } from './find-at-counter.ts';
export { handedOver, handOver, undoHandOver } from './hand-over.ts';
export { lapseUncollected } from './lapse-uncollected.ts';
export { notifyReady } from './notify-ready.ts';

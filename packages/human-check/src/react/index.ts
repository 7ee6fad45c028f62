export { HumanCheck } from './human-check.tsx';
export type { HumanCheckProps, HumanCheckTexts } from './human-check.tsx';
export type { HumanCheckState } from './human-check-state.ts';
export { useHumanCheck } from './use-human-check.ts';
export type { HumanCheckControl, HumanCheckWork } from './use-human-check.ts';

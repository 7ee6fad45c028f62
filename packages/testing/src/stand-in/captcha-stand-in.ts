import type { BehaviourOptions, Delay, Failure } from './failure-script.ts';
import type { RawRequest } from './raw-request.ts';

export type WidgetBehaviour =
  | { kind: 'pass' }
  | { kind: 'error'; code: string }
  | { kind: 'expire'; afterMs: number }
  /** Shows the visitor a puzzle. */
  | { kind: 'puzzle' }
  | { kind: 'puzzle-expires' }
  | { kind: 'hang' };

/** `answer` replaces a verification's answer, to script error codes and malformed answers. */
export type CaptchaBehaviour = Failure | Delay | WidgetBehaviour | { kind: 'answer'; answer: unknown };

/** Common to the stand-ins of all captchas. */
export interface CaptchaStandIn {
  origin: string;
  siteKey: string;
  secret: string;
  verifyUrl: string;
  requests: RawRequest[];
  /** `action` is for providers that have actions. */
  token: (options?: { ageMs?: number; hostname?: string; action?: string }) => string;
  /** `on` is `script`, `execute` or `siteverify`. */
  behave: (behaviour: CaptchaBehaviour, options?: BehaviourOptions) => void;
  behaveWell: () => void;
  close: () => Promise<void>;
}

/** On `execute`, a widget's behaviour is passed on to the script; elsewhere `hang` concerns the connection. */
export function isWidgetBehaviour(endpoint: string, { kind }: CaptchaBehaviour): boolean {
  return endpoint === 'execute' && ['pass', 'error', 'expire', 'puzzle', 'puzzle-expires', 'hang'].includes(kind);
}

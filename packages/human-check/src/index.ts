export type { BrowserCheck, CheckFailure, CheckOptions, CheckOutcome } from './browser/browser-check.ts';
export { hcaptchaCheck, type HcaptchaOptions } from './browser/hcaptcha/hcaptcha-check.ts';
export { proofOfWorkCheck, type ProofOfWorkOptions } from './browser/proof-of-work.ts';

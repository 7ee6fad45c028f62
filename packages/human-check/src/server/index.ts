export type * from './human-check-provider.ts';
export { hcaptcha, hcaptchaHosts } from './hcaptcha.ts';
export type { HcaptchaOptions, HcaptchaProvider, HcaptchaPublicSettings } from './hcaptcha.ts';
export { hcaptchaCodes } from './hcaptcha-codes.ts';
export { HcaptchaError } from './hcaptcha-error.ts';
export { proofOfWork } from './proof-of-work.ts';
export type { ProofOfWorkOptions, ProofOfWorkProvider } from './proof-of-work.ts';
export type { ProofOfWorkEffort } from './signed-challenge.ts';
export { isProofOfWorkToken } from './proof-of-work-token.ts';

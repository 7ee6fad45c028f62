/** Where the services answer, unless the settings say otherwise. */
export const hcaptchaHosts = {
  script: 'https://js.hcaptcha.com',
  verify: 'https://api.hcaptcha.com/siteverify',
} as const;

/** Everything before `/Find/…`. */
export const loqateUrl = 'https://api.addressy.com/Capture/Interactive';

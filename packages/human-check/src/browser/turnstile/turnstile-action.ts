/** The widget's action, which Turnstile signs into each token: a token without it was made by another page. */
export const turnstileAction = 'doorstep-request';

/** The widget's action, which Turnstile signs into each token; tokens with another action come from other pages. */
export const turnstileAction = 'doorstep-request';

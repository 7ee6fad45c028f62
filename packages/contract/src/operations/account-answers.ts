import * as v from 'valibot';

const sessionSchema = v.object({
  id: v.string(),
  browser: v.string(),
  system: v.string(),
  signedInAt: v.string(),
  /** Rounded to five minutes. */
  usedAt: v.string(),
  isThis: v.boolean(),
});

export const accountSchema = v.object({
  /** The current one first, then the most recent. */
  sessions: v.array(sessionSchema),
  hasSecondFactor: v.boolean(),
  /** When everybody will need a second factor; null: nobody has to. */
  secondFactorRequiredFrom: v.nullable(v.string()),
});
export type AccountView = v.InferOutput<typeof accountSchema>;
export type SessionView = v.InferOutput<typeof sessionSchema>;

/** Shown only once. Takes effect after a code from the app was entered. */
export const begunSecondFactorSchema = v.object({
  key: v.string(),
  /** The same as a QR code: modules per side, and an SVG path over the dark ones. */
  qr: v.object({ size: v.number(), path: v.string() }),
  recoveryCodes: v.array(v.string()),
});
export type BegunSecondFactor = v.InferOutput<typeof begunSecondFactorSchema>;

export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });

export const newPasswordLinkSchema = v.object({ url: v.string(), expiresAt: v.string() });
export type NewPasswordLink = v.InferOutput<typeof newPasswordLinkSchema>;

export const passwordLinkSchema = v.object({ email: v.string() });

import * as v from 'valibot';
import { instantSchema } from './calendar-date.ts';

const password = v.pipe(v.string(), v.maxLength(128));
const newPassword = v.pipe(v.string(), v.minLength(10), v.maxLength(128));
const token = v.pipe(v.string(), v.maxLength(200));

export const passwordChangeSchema = v.strictObject({
  current: password,
  password: newPassword,
  endsOthers: v.optional(v.boolean(), true),
});

/** POST /password-links: not validated as an address, since the answer must be the same for any text. */
export const forgottenPasswordSchema = v.strictObject({ email: v.pipe(v.string(), v.maxLength(254)) });

export const newPasswordSchema = v.strictObject({ token, password: newPassword });

export const passwordOnlySchema = v.strictObject({ password });

export const secondFactorCodeSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) });

export const secondFactorRuleSchema = v.strictObject({
  requiredFrom: v.nullable(
    v.pipe(
      instantSchema,
      v.check((value) => !Number.isNaN(Date.parse(value))),
    ),
  ),
});

// What the operations of one's own account take.
import * as v from 'valibot';
import { instantSchema } from './calendar-date.ts';

const password = v.pipe(v.string(), v.maxLength(128));
const newPassword = v.pipe(v.string(), v.minLength(10), v.maxLength(128));
const token = v.pipe(v.string(), v.maxLength(200));

/** POST /account/password */
export const passwordChangeSchema = v.strictObject({
  current: password,
  password: newPassword,
  /** Signs out every other device. */
  endsOthers: v.optional(v.boolean(), true),
});

/** POST /password-links: not checked to be an address, since the answer is the same whatever it is. */
export const forgottenPasswordSchema = v.strictObject({ email: v.pipe(v.string(), v.maxLength(254)) });

/** POST /password-links/use */
export const newPasswordSchema = v.strictObject({ token, password: newPassword });

/** POST /account/second-factor/begin, …/off and …/recovery-codes */
export const passwordOnlySchema = v.strictObject({ password });

/** POST /account/second-factor/confirm */
export const secondFactorCodeSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) });

/** PUT /second-factor-rule */
export const secondFactorRuleSchema = v.strictObject({
  requiredFrom: v.nullable(
    v.pipe(
      instantSchema,
      v.check((value) => !Number.isNaN(Date.parse(value))),
    ),
  ),
});

import type { Guard } from './guard.ts';

const signedChallenge = 'packages/human-check/src/server/signed-challenge.ts';
const signedChallengeTests = ['packages/human-check/src/server/proof-of-work.test.ts'];
const exchange = 'packages/human-check/src/server/siteverify.ts';
const exchangeTests = ['packages/human-check/test/hcaptcha.test.ts'];
const rules = 'apps/server/src/human-check/create-human-checks.ts';
const serverTests = ['apps/server/test/hcaptcha.test.ts'];
const rulesTests = ['apps/server/test/hcaptcha-rules.test.ts'];

/** What is believed of hCaptcha, and which passes count beside it. */
export const humanCheckGuards: Guard[] = [
  {
    name: 'a challenge of the proof of work is one of ours',
    file: signedChallenge,
    find: `if (!isSame(signature, sign(parameters))) return false;`,
    replace: ``,
    tests: signedChallengeTests,
    named: 'less work',
  },
  {
    name: 'the work of the proof of work was done',
    file: signedChallenge,
    find: `return isSame(parameters.keySignature, signKey(Buffer.from(derivedKey, 'hex')));`,
    replace: `return true;`,
    tests: signedChallengeTests,
    named: 'an invented key|does not win',
  },
  {
    name: 'no proof of work takes a slow phone more than 10 s',
    file: 'packages/human-check/src/server/proof-of-work.ts',
    find: `Math.min(Math.max(1, difficulty), affordableAttempts / effort.maxAttempts)`,
    replace: `Math.max(1, difficulty)`,
    tests: signedChallengeTests,
    named: 'a harder challenge',
  },
  {
    name: 'a network that asks for many challenges pays more for each',
    file: rules,
    find: `const difficulty = load.count(ip);`,
    replace: `const difficulty = 1;`,
    tests: ['apps/server/src/human-check/network-load.test.ts'],
    named: 'really handed out',
  },
  {
    name: 'hCaptcha is believed word for word',
    file: exchange,
    find: `if (success === true) {`,
    replace: `if (Boolean(success)) {`,
    tests: exchangeTests,
    named: 'that answers',
  },
  {
    name: 'a refusal of hCaptcha has its reasons',
    file: exchange,
    find: `return first === undefined ? null : { success, codes: [first, ...rest] };`,
    replace: `return { success, codes: [first ?? '', ...rest] };`,
    tests: exchangeTests,
    named: 'that answers',
  },
  {
    name: 'the secret of hCaptcha follows no redirect',
    file: exchange,
    find: `redirect: 'error'`,
    replace: `redirect: 'follow'`,
    tests: exchangeTests,
    named: 'that sends us elsewhere',
  },
  {
    name: 'an answer of hCaptcha is short',
    file: exchange,
    find: `if (length > max)`,
    replace: `if (length > Infinity)`,
    tests: exchangeTests,
    named: 'with 10 MB',
  },
  {
    name: 'a token of hCaptcha is sent on once, whatever came of it',
    file: 'packages/human-check/src/server/hcaptcha.ts',
    find: `outcomes.set(passId, asked);`,
    replace: ``,
    tests: exchangeTests,
    named: 'that hangs up|asked about a token once',
  },
  {
    name: 'what is wrong with us is not the visitor’s failure',
    file: 'packages/human-check/src/server/hcaptcha.ts',
    find: `if (meaning?.kind === 'misconfigured')`,
    replace: `if (meaning?.kind === 'misconfigured' && reason === 'missing')`,
    tests: exchangeTests,
    named: 'finds fault with us',
  },
  {
    name: 'a pass of the built-in check does not count where hCaptcha alone does',
    file: rules,
    find: `return fallback === 'pow' || isFromMonitoring(outcome.issuedAt)`,
    replace: `return fallback !== undefined || isFromMonitoring(outcome.issuedAt)`,
    tests: serverTests,
    named: 'refuses a pass of the built-in check',
  },
  {
    name: 'a suspicion is answered by hCaptcha and not by the built-in check',
    file: rules,
    find: `isSuspected && !isFallback`,
    replace: `isSuspected && isFallback`,
    tests: rulesTests,
    named: 'is asked for after',
  },
  {
    name: 'what comes without a session and a form is asked for hCaptcha',
    file: 'apps/server/src/product/submit.ts',
    find: `if (session === '' && product.humanChecks.asksOnSuspicion())`,
    replace: `if (false)`,
    tests: rulesTests,
    named: 'is asked for after',
  },
  {
    name: 'the other way lets no suspicion through',
    file: 'packages/core/src/request/submit-request.ts',
    find: `settlesSuspicion ? [] : suspicions`,
    replace: `[]`,
    tests: ['packages/store/test/human-check.test.ts'],
    named: 'settles a suspicion',
  },
  {
    name: 'a check that is only measured decides nothing',
    file: rules,
    find: `(hcaptcha === null || isMonitoring() ? 'built-in' : when)`,
    replace: `(hcaptcha === null ? 'built-in' : when)`,
    tests: rulesTests,
    named: 'shows both checks',
  },
  {
    name: 'a measured check decides once its last day is over',
    file: rules,
    find: `now() <= monitorUntil`,
    replace: `now() <= monitorUntil + 1e12`,
    tests: ['apps/server/src/human-check/create-human-checks.test.ts'],
  },
  {
    name: 'only the check page allows the provider of the human check',
    file: 'apps/server/src/http/security-headers.ts',
    find: `if (isApi.test(path)) return ofApi;
    if (isConsole.test(path)) return ofConsole;
    return isCheckPage.test(path) ? ofCheckPage : ofPages;`,
    replace: `return ofCheckPage;`,
    tests: serverTests,
    named: 'in the policy of the check page',
  },
];

import { draftFromFields, type Draft } from '@doorstep/contract';

/** What a visitor entered before the scripts ran; until now only the form's elements have it. */
export function typedEarly(form: HTMLFormElement): Draft {
  const untouched = form.cloneNode(true) as HTMLFormElement;
  untouched.reset();
  const before = draftFromFields(new FormData(untouched));
  const now = draftFromFields(new FormData(form));
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
}

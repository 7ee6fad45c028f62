// The pages' policy forbids turning text into markup or script URLs (`require-trusted-types-for 'script'`), except
// here.
interface Policies {
  createPolicy<
    Rules extends { createHTML?: (text: string) => string; createScriptURL?: (text: string) => string | null },
  >(
    name: string,
    rules: Rules,
  ): { [Rule in keyof Rules]: (text: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

const policy = trustedTypes?.createPolicy('doorstep', { createHTML: (html) => html });

export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});

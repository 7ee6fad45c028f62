const preference = /\(prefers-color-scheme:\s*(light|dark)\)/g;

const holds = '(min-width: 0)';
const fails = '(max-width: 0)';

export function inTheme(style: string, theme: 'light' | 'dark'): string {
  return style.replaceAll(preference, (_, named) => (named === theme ? holds : fails));
}

export function putInTheme(rules: CSSRuleList, theme: 'light' | 'dark', before: 'light' | 'dark' | null = null): void {
  for (const rule of rules) {
    // The rule may belong to another document, so `instanceof` fails.
    if ('media' in rule) {
      const media = rule.media as MediaList;
      media.mediaText = inTheme(before === null ? media.mediaText : asWritten(media.mediaText, before), theme);
    }
    if ('cssRules' in rule) putInTheme(rule.cssRules as CSSRuleList, theme, before);
  }
}

function asWritten(condition: string, theme: 'light' | 'dark'): string {
  const other = theme === 'light' ? 'dark' : 'light';
  return condition.replaceAll(/\((min|max)-width: 0(?:px)?\)/g, (_, end) =>
    end === 'min' ? `(prefers-color-scheme: ${theme})` : `(prefers-color-scheme: ${other})`,
  );
}

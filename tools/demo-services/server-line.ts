export function serverLine(line: string): string {
  try {
    const { time, msg, service, code, message, err } = JSON.parse(line) as Record<string, unknown>;
    const at = typeof time === 'string' ? `${new Date(time).toTimeString().slice(0, 8)}  ` : '';
    const cause = typeof err === 'object' && err !== null && 'message' in err ? err.message : undefined;
    const parts = [msg, service, code, message, cause].filter((part) => typeof part === 'string' && part !== '');
    return `${at}Doorstep  ${parts.join(' · ')}`;
  } catch {
    return `Doorstep  ${line}`;
  }
}

export function warnIntegrator(line: string, element = 'doorstep-address'): void {
  // oxlint-disable-next-line no-console
  console.error(`<${element}>: ${line}`);
}

/** One line in the console of the page, for whoever built it. */
export function warnIntegrator(line: string): void {
  // oxlint-disable-next-line no-console
  console.error(`<doorstep-address>: ${line}`);
}

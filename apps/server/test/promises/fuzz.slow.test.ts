// The fuzz test with four times as many calls, on both databases.
process.env['FUZZ_RUNS'] ??= '12';
await import('./fuzz.test.ts');

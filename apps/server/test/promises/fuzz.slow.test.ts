// The fuzz test with ten times as many calls.
process.env['FUZZ_RUNS'] ??= '30';
await import('./fuzz.test.ts');

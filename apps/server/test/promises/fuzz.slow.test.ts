// The fuzz test with twelve random calls for each route instead of one, on both databases.
process.env['FUZZ_RUNS'] ??= '12';
await import('./fuzz.test.ts');

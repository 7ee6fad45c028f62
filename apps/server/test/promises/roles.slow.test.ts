// The same on PostgreSQL, for sessions and tokens; everything else is decided before the store is read.
process.env['ROLES_ON'] = 'PostgreSQL';
await import('./roles.test.ts');

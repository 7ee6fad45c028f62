// The same on PostgreSQL: sessions and tokens are read from it, the rest is decided before the store is asked.
process.env['ROLES_ON'] = 'PostgreSQL';
await import('./roles.test.ts');

export { startLoqateStandIn } from './loqate/loqate-stand-in.ts';
export type { LoqateBehaviour, LoqateStandIn, LoqateStandInOptions } from './loqate/loqate-stand-in.ts';
export type { Delay, Failure } from './stand-in/failure-script.ts';
export type { RawRequest } from './stand-in/raw-request.ts';
export { houses, retrievedAddress } from './addresses.ts';
export { createDataFolder } from './data-folder.ts';
export { itemInput, offerInput } from './offer-input.ts';
export { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';
export { type RunningProxy, startProxy } from './start-proxy.ts';
export {
  type CommandResult,
  runDoorstep,
  type RunningServer,
  startServer,
  type StartServerOptions,
} from './start-server.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';

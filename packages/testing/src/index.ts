export { startHcaptchaStandIn } from './hcaptcha/hcaptcha-stand-in.ts';
export type { HcaptchaStandIn, HcaptchaStandInOptions } from './hcaptcha/hcaptcha-stand-in.ts';
export type { ErrorReport } from './hcaptcha/hcaptcha-stand-in.ts';
export { startLoqateStandIn } from './loqate/loqate-stand-in.ts';
export type { LoqateBehaviour, LoqateStandIn, LoqateStandInOptions } from './loqate/loqate-stand-in.ts';
export { startMailSink } from './mail/mail-sink.ts';
export type { MailSink, SunkMail } from './mail/mail-sink.ts';
export { startPhotonStandIn } from './photon/photon-stand-in.ts';
export type { PhotonStandIn } from './photon/photon-stand-in.ts';
export { startTurnstileStandIn } from './turnstile/turnstile-stand-in.ts';
export type { CaptchaBehaviour, CaptchaStandIn, WidgetBehaviour } from './stand-in/captcha-stand-in.ts';
export type { Delay, Failure } from './stand-in/failure-script.ts';
export type { RawRequest } from './stand-in/raw-request.ts';
export { houses, retrievedAddress } from './addresses.ts';
export { createDataFolder } from './data-folder.ts';
export { deadlineOf } from './deadline-of.ts';
export { chromiumArguments, chromiumMissing, findChromium } from './find-chromium.ts';
export { findFirefox, firefoxMissing } from './find-firefox.ts';
export { freePort } from './free-port.ts';
export { itemInput, offerInput, placeInput } from './offer-input.ts';
export { offerWrittenIn } from './offer-written-in.ts';
export { findDebianPostgres } from './postgres-binaries.ts';
export {
  type PostgresCluster,
  startPostgresCluster,
  startPostgresOnSmallDisk,
  startReplicatedPostgres,
} from './postgres-cluster.ts';
export { killBusyBackend } from './kill-busy-backend.ts';
export { withoutGuards, withSteppedClock } from './preloaded.ts';
export { findNginx, nginxMissing, type RunningNginx, startNginx } from './start-nginx.ts';
export { findPgbouncer, pgbouncerMissing, startPgbouncer } from './start-pgbouncer.ts';
export { caddyMissing, findCaddy, type RunningCaddy, startCaddy } from './start-caddy.ts';
export { serveDays } from './serve-days.ts';
export { type RunningProxy, startProxy } from './start-proxy.ts';
export { type RunningTcpProxy, startTcpProxy } from './start-tcp-proxy.ts';
export {
  type CommandResult,
  runDoorstep,
  startCommand,
  type RunningServer,
  startServer,
  type StartServerOptions,
} from './start-server.ts';
export { createTestDatabase, executeOn, type TestDatabase } from './test-database.ts';
export { beginLogAfresh, useUpLog } from './use-up-log.ts';
export { walkClients } from './walk/clients.ts';
export type { Goal } from './walk/goal.ts';
export { protocolClient } from './walk/protocol-client.ts';
export { type Tally, walkAll } from './walk/tally.ts';
export { createWalker } from './walk/walk.ts';
export { totp } from './totp.ts';

export { createAdapters } from './adapters.ts';
export type {
  AccountHook,
  AdapterProvider,
  App,
  Area,
  DataSubject,
  DeliveredEvent,
  Dependencies,
  EncryptedColumn,
  EventHandlers,
  Job,
  Module,
  PersonalFile,
  PersonalTable,
} from './area.ts';
export { eventHandlersOf } from './background-work.ts';
export { readConfiguration } from './configuration/config.ts';
export { StartError } from './configuration/start-error.ts';
export type { Configuration, SmsConfiguration } from './configuration/config.ts';
export type { MandiPricesConfiguration } from './configuration/mandi-prices.ts';
export type { MeasurementConfiguration } from './configuration/measurement.ts';
export type { ObjectStoreConfiguration, S3Configuration } from './configuration/object-store.ts';
export type { OpenNetworkConfiguration } from './configuration/open-network.ts';
export type { PasskeyConfiguration } from './configuration/passkeys.ts';
export { SANDBOX_SATELLITE_PATH } from './configuration/satellite.ts';
export type { SatelliteConfiguration } from './configuration/satellite.ts';
export { environmentSchema } from './configuration/environment.ts';
export { NOTICE_KINDS, MANDATORY_NOTICES, ORDER_NOTICE_KINDS } from './configuration/registered-texts.ts';
export type { NoticeKind, OrderNoticeKind, RegisteredText } from './configuration/registered-texts.ts';
export { createDependencies } from './create-dependencies.ts';
export { applyMigrations, concurrentIndex, readMigrations } from './database/apply-migrations.ts';
export type { MigrationConnection } from './database/apply-migrations.ts';
export { inTransaction, lockName, lockNames } from './database/transaction.ts';
export type { Database, Executor, OpenDatabase, Transaction } from './database/connection.ts';
export { openInMemory } from './database/embedded.ts';
export { restrictToOwner } from './database/restrict-to-owner.ts';
export { isId } from './database/is-id.ts';
export { MIGRATIONS_FOLDER } from './database/migrations-folder.ts';
export { nextNumber } from './database/next-number.ts';
export { openDatabase } from './database/open-database.ts';
export { pooledTransaction } from './database/pooled-transaction.ts';
export { PreparingClient } from './database/preparing-client.ts';
export { preparedListQuery, preparedQuery, preparedRows } from './database/prepared-query.ts';
export { connectForMigrations } from './database/postgres.ts';
export { publicReads } from './database/replica.ts';
export { rowsOf } from './database/rows.ts';
export { describeError } from './describe-error.ts';
export { createFileOnce } from './encryption/create-file-once.ts';
export { configuredKeys } from './encryption/configured-keys.ts';
export { encryptionKeyOf } from './encryption/encryption-key.ts';
export { CannotDecryptError, createEncryptor, isEncrypted } from './encryption/encryptor.ts';
export type { Encryptor } from './encryption/encryptor.ts';
export { prepareSecrets } from './encryption/prepare-secrets.ts';
export { reencryptColumn } from './encryption/reencrypt.ts';
export type { ReencryptedColumn } from './encryption/reencrypt.ts';
export { addEvent, addEvents } from './events/add-event.ts';
export { deliverEvents } from './events/deliver-events.ts';
export { startEventPump } from './events/event-pump.ts';
export type { EventPump } from './events/event-pump.ts';
export { onEventsWritten } from './events/event-signal.ts';
export { listenForEvents } from './events/listen-for-events.ts';
export { resendEvents } from './events/resend-events.ts';
export { fileAnswer, textAnswer } from './http/answers.ts';
export { refuseAddress, refuseUnreadable } from './http/broken-requests.ts';
export { callerFacts, refuseCallerHeaders, assumedUserOf } from './http/caller-headers.ts';
export { answerError, refusalOf } from './http/error-handler.ts';
export { ServiceError, errorAnswers, errorBody, isDatabaseAway } from './http/errors.ts';
export { isLocalhostName, localhostAgent, lookupLocalhost } from './http/localhost-agent.ts';
export { isFromThisMachine } from './http/loopback.ts';
export { networkOf } from './http/network-of.ts';
export { limitNetworks, limitPerson } from './http/rate-limits/limit-requests.ts';
export { costOfList, ROUTE_COST } from './http/rate-limits/route-cost.ts';
export { turnAway } from './http/turn-away.ts';
export { refuseCharacters, unwritablePlace } from './http/refuse-characters.ts';
export { jobRunner } from './jobs/run-jobs.ts';
export { together } from './jobs/together.ts';
export { workInLanes } from './jobs/work-in-lanes.ts';
export { createLogger } from './logger.ts';
export { createMetrics } from './metrics/metrics.ts';
export { startMetricsServer } from './metrics/metrics-server.ts';
export type { MetricsServer } from './metrics/metrics-server.ts';
export { pageOf } from './paging/page-of.ts';
export { platformArea } from './platform-area.ts';
export { allTranslations, inLanguage } from './texts/localised.ts';
export { parseCsv } from './texts/parse-csv.ts';
export type { Localised } from './texts/localised.ts';

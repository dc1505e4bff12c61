export {
  answerFailures,
  default,
  handleError,
  openShellRuntime,
  reportErrorsTo,
  startContext,
  streamTimeout,
  textFile,
} from '@haat/app-shell/entry.server';

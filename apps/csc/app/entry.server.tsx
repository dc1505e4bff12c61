export {
  answerFailures,
  default,
  handleError,
  openShellRuntime,
  reportErrorsTo,
  startContext,
  streamTimeout,
} from '@haat/app-shell/entry.server';

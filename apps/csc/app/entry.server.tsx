export {
  answerFailures,
  default,
  handleError,
  openShellServices,
  reportErrorsTo,
  startContext,
  streamTimeout,
} from '@haat/app-shell/entry.server';

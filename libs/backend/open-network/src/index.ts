export { openNetworkArea } from './area.ts';
export { exportMessages, FolderNotEmptyError } from './message-log/export-messages.ts';
export type { ExportedMessages } from './message-log/export-messages.ts';

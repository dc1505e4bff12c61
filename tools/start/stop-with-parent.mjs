// Loaded before a started process: should the starter vanish without saying goodbye, this process stops as if asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

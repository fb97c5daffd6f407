/**
 * Loaded before every command. The channel to the process that started us closes when that process
 * ends, however it ends; the command then gets the signal it would get from a tidy one.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

/**
 * Ends this process when the one that started it is gone: npm passes on SIGTERM and SIGINT, and dies of other signals
 * alone. An orphan gets another parent. What someone has put into the background by hand is left alone.
 */
export function endWithParent(): void {
  if (!process.connected && process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 200).unref();
}

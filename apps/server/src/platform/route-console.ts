import type { Logger } from 'pino';

/** What libraries say on the console, and warnings of Node, become lines of the log like everything else. */
export const routeConsole = (log: Logger): void => {
  const through =
    (level: 'error' | 'warn' | 'info') =>
    (...said: readonly unknown[]): void => {
      const err = said.find((part) => part instanceof Error);
      const text = said.filter((part) => typeof part === 'string').join(' ');
      log[level](err ? { err } : {}, text || 'a library said');
    };
  Object.assign(console, {
    error: through('error'),
    warn: through('warn'),
    log: through('info'),
    info: through('info'),
  });
  process.removeAllListeners('warning');
  process.on('warning', through('warn'));
};

interface Keeping<Connection> {
  /** One attempt, which gives up after `waitsMs`; `lost` is to be called once when a connection that stood breaks off. */
  readonly open: (waitsMs: number, lost: () => void) => Promise<Connection>;
  readonly close: (connection: Connection) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly onBack: () => void;
  /** 0 to 1: spreads processes that lost the same database. */
  readonly chance?: () => number;
}

const firstWaitsMs = 10_000;
// Together at most three seconds: so soon after the database is back, news flows again.
const againWaitsMs = 2_000;
const longestPauseMs = 1_000;
const shortestPauseMs = 50;

/** Half of the pause is fixed, half is left to chance; it doubles up to a second. */
const pauseMs = (failures: number, chance: number): number => {
  const whole = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(failures, 10));
  return whole / 2 + (whole / 2) * chance;
};

/**
 * Opens one connection and opens it again whenever it breaks: never two attempts at a time, however an attempt fails. The
 * first failure is thrown. Returns what ends it.
 */
export const keepConnected = async <Connection>(keeping: Keeping<Connection>): Promise<() => Promise<void>> => {
  const { open, close, onError, onBack, chance = Math.random } = keeping;
  let connection: Connection | undefined;
  let timer: NodeJS.Timeout | undefined;
  let attempt: Promise<void> | undefined;
  let failures = 0;
  // Not before the first connection stands, nor after the end.
  let isKept = false;

  const lost = (): void => {
    connection = undefined;
    plan();
  };
  const tryAgain = async (): Promise<void> => {
    try {
      connection = await open(againWaitsMs, lost);
      failures = 0;
      onBack();
    } catch (error) {
      failures += 1;
      onError(error);
    }
  };
  const plan = (): void => {
    if (!isKept || timer || connection) return;
    timer = setTimeout(
      () => {
        // The timer stands until the attempt does: whoever plans meanwhile plans nothing.
        attempt = tryAgain().then(() => {
          [timer, attempt] = [undefined, undefined];
          plan();
        });
      },
      pauseMs(failures, chance()),
    );
  };

  connection = await open(firstWaitsMs, lost);
  isKept = true;
  return async () => {
    isKept = false;
    clearTimeout(timer);
    await attempt;
    if (connection) await close(connection);
  };
};

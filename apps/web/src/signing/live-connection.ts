import { reconnectDelayInSeconds } from '#signing/reconnect-delay.ts';

interface LiveConnection {
  readonly url: string;
  /** Something changed, or may have changed while the connection was down. */
  readonly onNews: () => void;
  readonly onState: (isLive: boolean) => void;
}

// The server sends a heartbeat every 30 s; 10 s more and the connection counts as lost.
const silenceInMilliseconds = (30 + 10) * 1000;

/** Keeps one server-sent event stream open until the returned function is called. */
export const openLiveConnection = ({ url, onNews, onState }: LiveConnection): (() => void) => {
  let source: EventSource | undefined;
  let failures = 0;
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lose = () => {
    source?.close();
    clearTimeout(timer);
    failures += 1;
    onState(false);
    timer = setTimeout(connect, reconnectDelayInSeconds(failures) * 1000);
  };
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(lose, silenceInMilliseconds);
  };
  const open = () => {
    hear();
    failures = 0;
    onState(true);
    if (wasOpen) onNews();
    wasOpen = true;
  };
  const connect = () => {
    source = new EventSource(url);
    source.addEventListener('open', open);
    source.addEventListener('error', lose);
    source.addEventListener('ping', hear);
    source.addEventListener('message', () => {
      hear();
      onNews();
    });
    hear();
  };

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};

/** What one tab tells the others; `from` is the tab, which does not listen to itself. */
interface Told {
  readonly documentId: string;
  readonly from: string;
}

const channelName = 'documents';
const ownTab = Math.random().toString(36);

/** Tells the other tabs of this browser that something of a document was changed here. */
export const tellOtherTabs = (documentId: string, from = ownTab): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ documentId, from } satisfies Told);
  channel.close();
};

/** Hears of changes that another tab made to a document, until the returned function is called. */
export const hearOtherTabs = (documentId: string, onChange: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.documentId === documentId && data.from !== ownTab) onChange();
  });
  return () => channel.close();
};

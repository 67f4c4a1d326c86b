const channelName = 'documents';

/** Tells the other tabs of this browser that something of a document was changed here. */
export const tellOtherTabs = (documentId: string): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(documentId);
  channel.close();
};

/** Hears of changes that another tab made to a document, until the returned function is called. */
export const hearOtherTabs = (documentId: string, onChange: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    if (data === documentId) onChange();
  });
  return () => channel.close();
};

import type { NotificationData } from '@mantine/notifications';
import { sayNow } from '#platform/language/say-now.ts';

const listeners = new Set<() => void>();
let isWanted = false;
let shown: string | undefined;

/** An error toast, read out at once; stays twelve seconds, or until there is something newer to say. */
export const notifyError = (title: string, message: string): void =>
  show({ title, message, color: 'red', role: 'alert', autoClose: 12_000 });

/** A success or information toast, read out politely; stays six seconds, or until there is something newer to say. */
export const notifySuccess = (title: string, message = ''): void =>
  show({ title, message, color: 'green', role: 'status', autoClose: 6_000 });

/** Loads what shows messages, so that one about a lost connection can be shown without a connection. */
export const prepareMessages = async () => {
  const { notifications } = await import('@mantine/notifications');
  isWanted = true;
  for (const listener of listeners) listener();
  return notifications;
};

/** Whether a message may come soon. */
export const isMessagingWanted = (): boolean => isWanted;

/** Calls `listener` when a message may come soon; returns what ends that. */
export const onMessagingWanted = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

interface Message extends NotificationData {
  readonly title: string;
  readonly message: string;
}

const show = (message: Message): void => {
  void prepareMessages().then((notifications) => {
    if (shown !== undefined) notifications.hide(shown);
    shown = notifications.show({
      ...message,
      title: sayNow(message.title),
      message: sayNow(message.message),
      closeButtonProps: { 'aria-label': sayNow('Close message') },
    });
  });
};

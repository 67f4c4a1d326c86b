import { notifications } from '@mantine/notifications';

/** An error toast, read out at once; stays twelve seconds. Repeating the same one replaces it. */
export const notifyError = (title: string, message: string): void => {
  notifications.hide(`error-${title}`);
  notifications.show({
    id: `error-${title}`,
    title,
    message,
    color: 'red',
    role: 'alert',
    autoClose: 12_000,
    closeButtonProps: { 'aria-label': 'Close message' },
  });
};

/** A success or information toast, read out politely. */
export const notifySuccess = (title: string, message = ''): void => {
  notifications.show({
    title,
    message,
    color: 'green',
    role: 'status',
    autoClose: 6_000,
    closeButtonProps: { 'aria-label': 'Close message' },
  });
};

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A moment (ISO) as the reader's calendar day: `Jan 5, 2025`. */
export const formatDate = (moment: string): string => day.format(new Date(moment));

/** A moment (ISO) as the reader's clock time: `2:14 PM`. */
export const formatTime = (moment: string): string => time.format(new Date(moment));

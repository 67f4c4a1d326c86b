/** The mailbox of the administrators. */
export const team = 'team@example.com';

/**
 * True when two addresses lead to the same mailbox: letter case, a dot at the end of the domain and what follows a plus
 * sign do not count.
 */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);

const mailboxOf = (email: string): string => {
  const [person = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${person.replace(/\+.*$/u, '')}@${domain.replace(/\.+$/u, '')}`;
};

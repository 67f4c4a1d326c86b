/** What is said one after the other, in one paragraph; behind a list on a line of its own. Empty parts are left out. */
export const joinSpoken = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce((said, part) => {
      if (said === '') return part;
      const line = said.slice(said.lastIndexOf('\n') + 1);
      return `${said}${line.startsWith('•') ? '\n' : ' '}${part}`;
    }, '');

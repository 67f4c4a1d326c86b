/** Text that is already safe HTML. Only `h` and `joinMarkup` make it. */
export interface Markup {
  readonly html: string;
}

type Slot = string | number | Markup | readonly Markup[] | undefined;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

// eslint-disable-next-line no-control-regex
const unsafe = /[&<>"'`\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Escapes text for element content and quoted attributes; control and bidirectional override characters become U+FFFD. */
export const escapeText = (text: string): string =>
  text.toWellFormed().replace(unsafe, (character) => escapes[character] ?? '\uFFFD');

const print = (slot: Slot): string => {
  if (slot === undefined) return '';
  if (typeof slot === 'string') return escapeText(slot);
  if (typeof slot === 'number') return String(slot);
  if ('html' in slot) return slot.html;
  return slot.map((markup) => markup.html).join('');
};

/** Tagged template for HTML: what is written stands as it is, every slot is escaped unless it is `Markup`. */
export const h = (strings: TemplateStringsArray, ...slots: readonly Slot[]): Markup => {
  let html = strings[0] ?? '';
  for (let index = 0; index < slots.length; index += 1) html += print(slots[index]) + (strings[index + 1] ?? '');
  return { html };
};

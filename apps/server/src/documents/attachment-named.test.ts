import { expect, test } from 'vitest';
import { attachmentNamed } from '#documents/attachment-named.ts';

test('a file is named after its document, in plain letters and in the real ones', () => {
  expect(attachmentNamed('Familia Muñoz 2026', 'pdf')).toBe(
    `attachment; filename="Familia Munoz 2026.pdf"; filename*=UTF-8''Familia%20Mu%C3%B1oz%202026.pdf`,
  );
});

test.each(['a"; filename="evil.exe', 'x\r\nSet-Cookie: a=b', '../../etc/passwd', '信託', "O'Neil (2)*", '\uD800'])(
  'a hostile name stays inside its header: %j',
  (name) => {
    const header = attachmentNamed(name, 'html');
    expect(header).toMatch(/^attachment; filename="[A-Za-z0-9 _-]+\.html"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/);
  },
);

import { crc32, deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { decode, encode } from 'fast-png';
import { expect, test } from 'vitest';
import { checkSignature } from '#signature/check-signature.ts';
import { signatureRefusalSentences } from '#signature/signature-refusal.ts';

const [width, height] = [600, 200];

/** A white pad, 600 × 200, on which `draw` says where ink is. */
const pad = (draw: (x: number, y: number) => boolean): Uint8Array => {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (draw(x, y)) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return encode({ width, height, data, channels: 4, depth: 8 });
};

const urlOf = (bytes: Uint8Array): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

const wave = (x: number, y: number): boolean => x > 100 && x < 400 && Math.abs(y - 100 - 40 * Math.sin(x / 20)) < 4;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

const handMade = (size: { width: number; height: number }, picture: Uint8Array, extra?: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk('IEND', new Uint8Array());
  return Buffer.concat([magic, chunk('IHDR', header), extra ?? Buffer.alloc(0), chunk('IDAT', picture), end]);
};

const reasonFor = (dataUrl: string): string => {
  const checked = checkSignature(dataUrl);
  if (checked.ok) return 'accepted';
  expect(signatureRefusalSentences[checked.reason]).toMatch(/^[A-Z].*\.$/);
  return checked.reason;
};

test('a drawn signature is cropped to its ink on transparent ground', () => {
  const checked = checkSignature(urlOf(pad(wave)));
  if (!checked.ok) throw new Error(checked.reason);
  const image = decode(checked.value.png);

  expect(checked.value).toMatchObject({ width: image.width, height: image.height });
  expect(image.channels).toBe(2);
  expect(image.width).toBeLessThan(320);
  expect(image.height).toBeLessThan(110);
  expect(checked.value.inkPixels).toBeGreaterThan(1000);
  const alphas = image.data.filter((_, index) => index % 2 === 1);
  expect(alphas.filter((alpha) => alpha === 255)).toHaveLength(checked.value.inkPixels);
  expect(alphas[0]).toBe(0);
});

test('ink on a transparent pad, in gray and in full colour, is accepted as well', () => {
  const data = new Uint8Array(width * height * 2);
  for (let x = 100; x < 400; x += 1) data.fill(255, (100 * width + x) * 2 + 1, (100 * width + x) * 2 + 2);
  const blue = new Uint8Array(width * height * 3).fill(255);
  for (let x = 100; x < 400; x += 1) blue.set([20, 30, 120], (90 * width + x) * 3);

  expect(reasonFor(urlOf(encode({ width, height, data, channels: 2, depth: 8 })))).toBe('accepted');
  expect(reasonFor(urlOf(encode({ width, height, data: blue, channels: 3, depth: 8 })))).toBe('accepted');
});

test('an empty pad, white or transparent, is no signature', () => {
  const clear = encode({ width, height, data: new Uint8Array(width * height * 4), channels: 4, depth: 8 });

  expect(reasonFor(urlOf(pad(() => false)))).toBe('blank');
  expect(reasonFor(urlOf(clear))).toBe('blank');
});

test('a dot is no signature', () => {
  expect(reasonFor(urlOf(pad((x, y) => (x - 300) ** 2 + (y - 100) ** 2 < 36)))).toBe('only-a-dot');
});

test('a pad that is all black is no signature', () => {
  expect(reasonFor(urlOf(pad(() => true)))).toBe('not-drawn');
});

test.each([
  ['nothing', ''],
  ['an empty picture', 'data:image/png;base64,'],
  ['a script address', 'javascript:alert(1)'],
  ['a picture of another kind', `data:image/jpeg;base64,${Buffer.from(pad(wave)).toString('base64')}`],
  ['a JPEG under a PNG label', urlOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]))],
  ['HTML under a PNG label', urlOf(Buffer.from('<script>alert(1)</script>'))],
  ['text after the base64', `${urlOf(pad(wave))}"><script>`],
  ['a drawing in SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
])('%s is not a PNG', (_what, dataUrl) => {
  expect(reasonFor(dataUrl)).toBe('not-a-png');
});

test('a script behind the picture is found', () => {
  expect(reasonFor(urlOf(Buffer.concat([pad(wave), Buffer.from('<script>alert(1)</script>')])))).toBe('trailing-data');
});

test('a wrong checksum is found', () => {
  const bytes = Buffer.from(pad(wave));
  bytes[60] = (bytes[60] ?? 0) ^ 1;

  expect(reasonFor(urlOf(bytes))).toBe('damaged');
});

test('a cut-off picture is found', () => {
  expect(reasonFor(urlOf(pad(wave).subarray(0, -20)))).toBe('damaged');
});

test('a header that claims a huge picture is refused before anything is unpacked', () => {
  expect(reasonFor(urlOf(handMade({ width: 30_000, height: 30_000 }, deflateSync(new Uint8Array(10)))))).toBe(
    'too-many-pixels',
  );
});

test.each([
  [1601, 600],
  [1600, 601],
])(
  'a picture of %i by %i pixels is larger than what is taken, and refused before its chunks are read',
  (wide, high) => {
    const claimed = handMade({ width: wide, height: high }, deflateSync(new Uint8Array(10)));
    const cutAfterHeader = claimed.subarray(0, 33);

    expect(reasonFor(urlOf(cutAfterHeader))).toBe('too-many-pixels');
  },
);

test('a drawing of the largest size that is taken is accepted', () => {
  const data = new Uint8Array(1600 * 600).fill(255);
  data.fill(0, 300 * 1600 + 200, 300 * 1600 + 1200);

  expect(reasonFor(urlOf(encode({ width: 1600, height: 600, data, channels: 1, depth: 8 })))).toBe('accepted');
});

test('more bytes than a signature needs are refused', () => {
  expect(reasonFor(urlOf(new Uint8Array(1_600_000)))).toBe('too-many-bytes');
});

test('a picture that unpacks to more or less than its header says is refused without unpacking it all', () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000), { level: 9 });

  expect(reasonFor(urlOf(handMade({ width: 100, height: 100 }, bomb)))).toBe('damaged');
  expect(reasonFor(urlOf(handMade({ width: 100, height: 100 }, deflateSync(new Uint8Array(400)))))).toBe('damaged');
});

test('a colour profile that would unpack to gigabytes is never opened', () => {
  const profile = Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000_000))]);
  const rows = Buffer.alloc(100 * (1 + 400), 255);
  for (let row = 0; row < 100; row += 1) rows[row * 401] = 0;
  for (let x = 10; x < 90; x += 1) rows.fill(0, 50 * 401 + 1 + x * 4, 50 * 401 + 4 + x * 4);

  expect(reasonFor(urlOf(handMade({ width: 100, height: 100 }, deflateSync(rows), chunk('iCCP', profile))))).toBe(
    'accepted',
  );
});

test('whatever bytes arrive under a PNG label, the answer is a reason and never a crash', () => {
  const real = Buffer.from(pad(wave));
  fc.assert(
    fc.property(fc.nat(real.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const bytes = Buffer.from(real);
      bytes[at] = (bytes[at] ?? 0) ^ change;
      expect(reasonFor(urlOf(bytes))).not.toBe('accepted');
    }),
    { numRuns: 200 },
  );
});

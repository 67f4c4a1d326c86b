const firstBits = (root: (prime: number) => number, count: number): number[] => {
  const words: number[] = [];
  for (let candidate = 2; words.length < count; candidate += 1) {
    if (isPrime(candidate)) words.push(Math.floor((root(candidate) % 1) * 2 ** 32) | 0);
  }
  return words;
};

const isPrime = (candidate: number): boolean => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) return false;
  return true;
};

const roundConstants = Int32Array.from(firstBits(Math.cbrt, 64));
const initialState = firstBits(Math.sqrt, 8);

/** SHA-256 of a text's UTF-8 bytes, in hex (FIPS 180-4). Written out because this package may not import a platform. */
export const sha256 = (text: string): string => {
  const words = paddedWords(text);
  const state = Int32Array.from(initialState);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16));
    compress(state, schedule);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const compress = (state: Int32Array, schedule: Int32Array): void => {
  const at = (index: number): number => schedule[index] as number;
  for (let index = 16; index < 64; index += 1) {
    const early = at(index - 15);
    const late = at(index - 2);
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[index] = (at(index - 16) + small + at(index - 7) + large) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const upper = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + h + choice;
    const first = (upper + (roundConstants[index] as number) + at(index)) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = ((state[index] as number) + word) | 0;
  });
};

// Writes the bytes big-endian into words, then the closing bit and the length (FIPS 180-4, section 5.1.1).
const paddedWords = (text: string): Int32Array => {
  const whole = text.toWellFormed();
  const words = new Int32Array((((whole.length * 3 + 8) >> 6) + 1) * 16);
  let length = 0;
  const put = (byte: number): void => {
    words[length >> 2] = (words[length >> 2] as number) | (byte << (24 - (length & 3) * 8));
    length += 1;
  };
  for (let index = 0; index < whole.length; index += 1) {
    const point = whole.codePointAt(index) as number;
    if (point > 0xffff) index += 1;
    if (point < 0x80) put(point);
    else {
      if (point < 0x800) put(0xc0 | (point >> 6));
      else {
        if (point < 0x10000) put(0xe0 | (point >> 12));
        else {
          put(0xf0 | (point >> 18));
          put(0x80 | ((point >> 12) & 63));
        }
        put(0x80 | ((point >> 6) & 63));
      }
      put(0x80 | (point & 63));
    }
  }
  const bits = length * 8;
  put(0x80);
  const used = words.subarray(0, (((bits / 8 + 8) >> 6) + 1) * 16);
  used[used.length - 1] = bits | 0;
  return used;
};

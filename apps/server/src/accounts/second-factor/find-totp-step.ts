import { createHmac, timingSafeEqual } from 'node:crypto';

export const totpPeriodSeconds = 30;
const digits = 6;

interface Typed {
  readonly secret: Buffer;
  readonly typed: string;
  readonly now: Date;
}

/**
 * The time step whose code was typed: this one, the one before or the one after (RFC 6238, 5.2: one step for slow hands
 * and clocks). Undefined when none is right.
 */
export const findTotpStep = ({ secret, typed, now }: Typed): number | undefined => {
  const code = Buffer.from(typed.replaceAll(/\s/g, ''));
  const present = Math.floor(now.getTime() / 1000 / totpPeriodSeconds);
  return [present, present - 1, present + 1].find((step) => {
    const right = Buffer.from(hotp(secret, step));
    return right.length === code.length && timingSafeEqual(right, code);
  });
};

/** RFC 4226, 5.3. */
const hotp = (secret: Buffer, counter: number): string => {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

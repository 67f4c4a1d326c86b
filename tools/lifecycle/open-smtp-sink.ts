import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Mail } from '#lifecycle/open-visitor.ts';

export interface SmtpSink {
  readonly url: string;
  /** The newest mail to an address, once there is one. */
  readonly read: (to: string) => Promise<Mail>;
}

/** A mail server on this machine that takes everything and keeps it in memory until the test ends. */
export const openSmtpSink = async (): Promise<SmtpSink> => {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    receive(socket, (mail) => mails.unshift(mail));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read: async (to) => {
      for (;;) {
        const found = mails.find((mail) => mail.to === to);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
};

const receive = (socket: Socket, keep: (mail: Mail) => void): void => {
  let pending = '';
  let to = '';
  let isData = false;
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1');
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n';
      const end = pending.indexOf(mark);
      if (end < 0) return;
      const part = pending.slice(0, end);
      pending = pending.slice(end + mark.length);
      if (isData) keep({ to, ...parse(part) });
      if (/^RCPT TO/i.test(part) && !isData) to = /<([^>]+)>/.exec(part)?.[1] ?? '';
      isData = !isData && /^DATA$/i.test(part);
      socket.write(isData ? '354 go on\r\n' : '250 taken\r\n');
    }
  });
};

/** Subject and the words in plain text; both parts of a mail are decoded alike. */
const parse = (mime: string): Pick<Mail, 'subject' | 'text'> => {
  const decoded = mime
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'));
  return { subject: /^Subject: (.*)$/m.exec(decoded)?.[1] ?? '', text: decoded };
};

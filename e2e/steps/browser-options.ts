import { execFileSync } from 'node:child_process';

// The first does without windows what the others do, in two thirds of the time.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const findChromium = (): string =>
  process.env['CHROMIUM'] ??
  execFileSync('sh', ['-c', browsers.map((name) => `command -v ${name}`).join(' || ')], { encoding: 'utf8' }).trim();

/** How the browser of the journeys is started. */
export const browserOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

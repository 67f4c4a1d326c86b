import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const found = (command) => {
  try {
    return execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};

const findPostgres = () => {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  const packaged = versions
    .map((version) => path.join(folder, version, 'bin', 'initdb'))
    .find((file) => existsSync(file));
  return packaged ?? found('initdb');
};

const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const programs = [
  {
    name: 'Chromium',
    // The browser without its windows does the same in two thirds of the time.
    packages: ['chromium-headless-shell'],
    find: () => process.env.CHROMIUM || browsers.map(found).find(Boolean),
  },
  { name: 'PostgreSQL', packages: ['postgresql'], find: findPostgres },
  { name: 'pdftotext', packages: ['poppler-utils'], find: () => found('pdftotext') },
];

/** Installs what the tests need from the system's packages where that is possible; else says what to install and ends. */
export const requirePrograms = (say) => {
  const missing = programs.filter(({ find }) => !find());
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => program.packages);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && found('apt-get')) {
    say(`Installing ${packages.join(', ')} from the system's packages …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
  }
  const still = programs.filter(({ find }) => !find());
  if (still.length === 0) return;
  say(
    `The tests need ${still.map(({ name }) => name).join(' and ')}. On Debian: sudo apt-get install ${still.flatMap((program) => program.packages).join(' ')}`,
  );
  process.exit(1);
};

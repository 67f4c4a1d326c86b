import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program to its end without blocking signals; a signal that ends this process ends the program too. */
export const runProgram = (command, options, { cwd, isQuiet = false }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      cwd,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // A group of its own, so that whatever npm started ends with it.
      detached: process.platform !== 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const end = () => {
      if (process.platform === 'win32') child.kill();
      else if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    const quit = () => process.exit(1);
    process.once('exit', end);
    for (const signal of signals) process.once(signal, quit);
    child.on('error', reject);
    child.on('close', (status) => {
      process.off('exit', end);
      for (const signal of signals) process.off(signal, quit);
      resolve({ status, output });
    });
  });

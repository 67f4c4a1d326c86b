import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// What is needed together, each with all that it imports: three files compress and arrive better than forty.
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\// },
  {
    name: 'base',
    test: /src\/(root|platform\/use-visit|ui\/status-text|screens\/(layout\/site-layout|home|features))\.tsx?$/,
  },
  { name: 'forms', test: /src\/screens\/(layout\/data-layout|login|register)\.tsx/ },
  // What a screen shows of all types, and each type of its own: one file instead of one for each type.
  { name: 'cards', test: /domain\/src\/catalogue\/(?:[\w-]+\/card|[\w-]*cards)\.ts$/ },
];

export default defineConfig({
  plugins: [reactRouter()],
  define: { 'import.meta.env.BUILT_IN_YEAR': JSON.stringify(new Date().getFullYear()) },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } } },
});

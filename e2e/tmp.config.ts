import config from './playwright.config.ts';
export default { ...config, use: { ...config.use, screenshot: 'only-on-failure' } };

/** The ground of every page in both schemes; browsers and home screens paint their own frame with it. */
export const paperColor = { light: '#fbfaf7', dark: '#141b18' } as const;

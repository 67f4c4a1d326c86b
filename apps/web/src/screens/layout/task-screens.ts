const tasks = ['trust', 'create-trust', 'mobile-trust-creation', 'checkout', 'admin-portal', 'witness'];

/** Whether the screen at a path is for one task alone, so that nothing may float over it. */
export const isTaskScreen = (pathname: string): boolean => tasks.includes(pathname.split('/')[1]?.toLowerCase() ?? '');

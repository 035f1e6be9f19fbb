/** Where something stands in a record: 'words.en.curriculum.3.lessons.0'. */
export const stepsOf = (path: string): string[] => (path === '' ? [] : path.split('.'));
export const join = (...steps: (string | number)[]): string => steps.filter((step) => step !== '').join('.');

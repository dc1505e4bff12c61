const LONGEST = 300;
const LEFT_OUT = '…';

/**
 * What an error says, without what may identify a person: what is in quotes, whatever is not in Latin letters, e-mail
 * addresses, four digits and more, and what stands in the query of an address or in the values of one for the database.
 */
export function safeText(text: string): string {
  return (text.split(/\bparams:/)[0] ?? '')
    .replace(/(["'`‘“])(?:(?!\1).){0,500}["'`’”]/gsu, `$1${LEFT_OUT}$1`)
    .replace(/[\w.+-]+@[\w.-]+/g, LEFT_OUT)
    .replace(/\?\S*/g, '')
    .replace(/[+]?\d(?:[\d -]{2,}\d)/g, '#')
    .replace(/[^\p{Script=Latin}\p{Script=Common}]+/gu, LEFT_OUT)
    .trim()
    .slice(0, LONGEST);
}

/** Where code stands, without the host, a query, or the address of a page: that may name an order or a person. */
export function safeFile(file: string | undefined): string {
  const path = (file ?? '').replace(/^[a-z-]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return /^\/assets\/[\w.-]+$|\/(?:libs|apps|node_modules)\/[\w@./+-]+\.[cm]?[jt]sx?$|^node:[\w/]+$/.test(path)
    ? path.replace(/^.*?\/(?=(?:libs|apps|node_modules)\/)/, '/')
    : '/page';
}

/** `market-prices` → `marketPrices`. */
export const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `market-prices` → `MarketPrices`. */
export const pascalCase = (name: string) => camelCase(`-${name}`);

/** `marketPrices` → `market-prices`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `market-prices` → `Market prices`. */
export const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/// <reference types="vite/types/importMeta.d.ts" />
declare module '*.css?raw' {
  const text: string;
  export default text;
}
declare module '*.css';

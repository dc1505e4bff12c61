/** A stylesheet as text, read by the stories about colours. */
declare module '*.css?raw' {
  const text: string;
  export default text;
}

/** A value that should not be sent, with a name for the report. */
export interface Named<Value = unknown> {
  readonly name: string;
  readonly value: Value;
}

/** Markup that would run; a page that shows it unchanged is vulnerable. */
export const RUNNING_MARKUP: readonly string[] = [
  '<script>window.__run=1</script>',
  '"><script>window.__run=1</script>',
  "'><svg onload=window.__run=1>",
  '<img src=x onerror=window.__run=1>',
  '</script><script>window.__run=1</script>',
  '</title></textarea><script>window.__run=1</script>',
  'javascript:window.__run=1',
];

const SCRIPTS = {
  hindi: 'यूरिया ४५ किलो',
  marathi: 'खते आणि बियाणे',
  bengali: 'সার ও বীজ',
  odia: 'ସାର ଓ ବିହନ',
  gujarati: 'ખાતર અને બિયારણ',
  english: 'Urea & DAP',
};

const SQL = [
  "' OR '1'='1",
  "'; DROP TABLE orders; --",
  '1; SELECT pg_sleep(20)',
  "x' UNION SELECT jwk FROM identity_keys--",
  "%' AND 1=0 --",
  '\\',
  '%',
  '_%_',
  '$1',
  '"quoted"',
];
const PATHS = [
  '../../etc/passwd',
  '..',
  '.',
  '/etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f',
  'file:///etc/passwd',
  '//evil.example/x',
  'a/b',
  '?x=1#y',
];
const OTHERS = {
  nothing: '',
  'white space': ' \t\n ',
  'no-break space': '\u00a0',
  'zero width': '\u200b\u200c\u200d\ufeff\u2060',
  'zero width inside': 'ur\u200bea',
  'right to left': '\u202egnp.aeru\u202c',
  NUL: 'a\u0000b',
  'only NUL': '\u0000',
  'control signs': '\u0001\u0007\u001b[31m\u007f',
  'half a pair': 'a\ud800b',
  'half a pair, second': '\udfff',
  'no sign': '\uffff\ufffe',
  family: '👨‍👩‍👧‍👦'.repeat(20),
  'combining flood': `a${'\u0301'.repeat(3000)}`,
  'joined consonants': 'क्'.repeat(500),
  lines: 'a\r\nSet-Cookie: x=1\r\n\r\n<b>',
  template: '{{constructor.constructor("return process")()}}',
  placeholder: '${7*7} #{7*7} <%= 7*7 %> $t(main:product_name)',
  format: '%s%n%x%p',
  proto: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  'Indic digits': '४२२००१',
  'wide digits': '４２２００１',
  'minus one': '-1',
  zero: '0',
  infinity: 'Infinity',
  NaN: 'NaN',
  'too great': '1e309',
  hex: '0x10',
  'beyond int4': '2147483648',
  'beyond int8': '9223372036854775808',
  fraction: '1.5',
  grouped: '1,00,000',
  true: 'true',
  null: 'null',
  undefined: 'undefined',
  object: '[object Object]',
  'far point': '91,181',
  point: '1,1',
  'no id': '00000000-0000-0000-0000-000000000000',
  'regular expression': `${'a'.repeat(5000)}!`,
  'spaces flood': ' '.repeat(8000),
};

/** Texts of every kind that a form, an address or a header may bring, none longer than a page may be asked with. */
export const BAD_TEXTS: readonly Named<string>[] = [
  ...Object.entries(SCRIPTS).map(([name, value]) => ({ name: `${name} script`, value })),
  ...SQL.map((value, index) => ({ name: `SQL ${index + 1}`, value })),
  ...PATHS.map((value, index) => ({ name: `path ${index + 1}`, value })),
  ...RUNNING_MARKUP.map((value, index) => ({ name: `markup ${index + 1}`, value })),
  ...Object.entries(OTHERS).map(([name, value]) => ({ name, value })),
];

/** Texts longer than anything that is taken. */
export const ENDLESS_TEXTS: readonly Named<string>[] = [
  { name: '60 KB', value: 'x'.repeat(60_000) },
  { name: '60 KB of Devanagari', value: 'क'.repeat(20_000) },
  { name: '1 MB', value: 'x'.repeat(1_048_576) },
  { name: '1 MB of spaces', value: ' '.repeat(1_048_576) },
];

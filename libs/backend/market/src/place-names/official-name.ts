/** What the directory adds to a name to tell the kind of an office: `S.O`, `B.O (Nashik)`, `SO Barabanki`, `MDG`. */
const OFFICE_KINDS: readonly RegExp[] = [
  /\s*\b[BHS] ?\. ?O\b.*$/,
  /\s+(?:[BHS] O|So)\b.*$/,
  /(?<=[A-Z]{2})[DT]?(?:so|SO)$/,
  /\s*\b(?:SO|BO|HO|GPO|MDG|[DT]SO|Dso|Tso|PO|Po|P\.O)\b.*$/,
  /\b(?:Sub|Head|Branch) Post Office\b/,
  /\b(?:NDC|Ndc)\b/,
  /\s*\((?:[^()]*)\)\s*$/,
];
/** An office's own name written again before its district's letters: `Bilaspur BilaspurCGH`. */
const REPEATED = /\b(\w{4,}) \1[A-Z]+$/;
/** A district's or river's initial stuck to the name, or its and the state's: `ShapurS`, `HamirpurHP`. */
const STUCK_INITIAL = /(?<=[a-z])[A-Z]$|(?<=[a-z]{3})(?!I{2,3}$|I?[VX]$|VI{1,3}$)[A-Z]{2,3}$/;

/** The name of a place without what says which kind of post office serves it. */
export function withoutOfficeKind(officialName: string): string {
  const name = OFFICE_KINDS.reduce((left, kind) => left.replace(kind, ' '), officialName)
    .replace(/\s+/g, ' ')
    .replace(/(?:[,\s-]|(?<=[a-z])\.)+$/, '')
    .trim()
    .replace(REPEATED, '$1')
    .replace(STUCK_INITIAL, '');
  return name === '' ? officialName : name;
}

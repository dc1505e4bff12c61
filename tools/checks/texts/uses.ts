import ts from 'typescript';

/** What one source file asks of the texts. */
export interface TextUses {
  /**
   * Keys asked for by a literal, with the namespace where the file says it (`null` where it does not), and whether
   * the text stands on a button.
   */
  keys: { namespace: string | null; key: string; line: number; onButton: boolean }[];
  /** Beginnings of keys whose end is known only when running: t(`status.${status}`). */
  prefixes: { namespace: string | null; prefix: string; line: number }[];
  /** Every text literal of the file: a key kept in a table counts as used. */
  literals: Set<string>;
  /** Namespaces that components of this file read. */
  hooks: Set<string>;
  /** Namespaces that a screen declares in its handle, or null for a file without one. */
  declared: string[] | null;
  /** Files of the same library that this one imports. */
  imports: string[];
}

const HOOK = 'useTranslation';
/** Draws a sentence that holds elements: `<Trans t={t} i18nKey="terms" components={{ a: <a href={to} /> }} />`. */
const SENTENCE = 'Trans';
const BUTTONS = new Set(['Button', 'ButtonLink']);

/** Reads what a source file asks for, without running it. */
export function textUses(fileName: string, source: string): TextUses {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const uses: TextUses = { keys: [], prefixes: [], literals: new Set(), hooks: new Set(), declared: null, imports: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) uses.literals.add(node.text);
    if (ts.isImportDeclaration(node)) noteImport(node, uses);
    if (ts.isCallExpression(node)) noteCall(file, node, uses);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) noteSentence(file, node, uses);
    if (ts.isTemplateExpression(node)) notePrefixedTemplate(file, node, uses);
    if (ts.isPropertyAssignment(node)) noteDeclaredNamespaces(node, uses);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

function noteImport(node: ts.ImportDeclaration, uses: TextUses): void {
  if (node.importClause?.isTypeOnly || !ts.isStringLiteral(node.moduleSpecifier)) return;
  if (node.moduleSpecifier.text.startsWith('.')) uses.imports.push(node.moduleSpecifier.text);
}

function noteCall(file: ts.SourceFile, call: ts.CallExpression, uses: TextUses): void {
  const namespace = hookNamespace(call);
  if (namespace !== null) uses.hooks.add(namespace);
  const argument = call.arguments[0];
  if (!argument || !ts.isIdentifier(call.expression)) return;
  const binding = boundNamespace(call, call.expression.text);
  if (binding === undefined && call.expression.text !== 't') return;
  const line = file.getLineAndCharacterOfPosition(call.getStart()).line + 1;
  const own = namespaceOption(call) ?? binding ?? null;
  noteKey(argument, { own, line, onButton: standsOnButton(call) }, uses);
}

/** A sentence that is an element asks for the key that it names, by the translate function that it is given. */
function noteSentence(
  file: ts.SourceFile,
  element: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  uses: TextUses,
): void {
  if (element.tagName.getText() !== SENTENCE) return;
  const key = attribute(element, 'i18nKey');
  if (!key) return;
  const given = attribute(element, 't');
  const binding = given && ts.isIdentifier(given) ? boundNamespace(element, given.text) : undefined;
  const stated = attribute(element, 'ns');
  const own = stated && ts.isStringLiteralLike(stated) ? stated.text : (binding ?? null);
  const line = file.getLineAndCharacterOfPosition(element.getStart()).line + 1;
  noteKey(key, { own, line, onButton: standsOnButton(element) }, uses);
}

/** What an attribute is given: `name="…"` or `name={…}`. */
function attribute(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement, name: string): ts.Expression | undefined {
  for (const property of element.attributes.properties) {
    if (!ts.isJsxAttribute(property) || property.name.getText() !== name) continue;
    const value = property.initializer;
    return value && ts.isJsxExpression(value) ? value.expression : value;
  }
  return undefined;
}

/** Notes a key, or both of `a ? 'x' : 'y'`, or how a key begins whose end is known only when running. */
function noteKey(
  argument: ts.Expression,
  { own, line, onButton }: { own: string | null; line: number; onButton: boolean },
  uses: TextUses,
): void {
  for (const branch of branches(argument)) {
    if (ts.isStringLiteralLike(branch)) uses.keys.push({ ...splitKey(branch.text, own), line, onButton });
    else if (ts.isTemplateExpression(branch)) {
      const { namespace: stated, key } = splitKey(branch.head.text, own);
      uses.prefixes.push({ namespace: stated, prefix: key, line });
    }
  }
}

/** The innermost element that it is written in, not as an attribute, is a button. */
function standsOnButton(call: ts.Node): boolean {
  for (let place = call.parent; !ts.isSourceFile(place); place = place.parent) {
    if (ts.isJsxAttribute(place)) return false;
    if (ts.isJsxElement(place)) return BUTTONS.has(place.openingElement.tagName.getText());
  }
  return false;
}

/** Both sides of `t(a ? 'x' : 'y')`. */
function branches(node: ts.Expression): ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [...branches(node.whenTrue), ...branches(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return branches(node.expression);
  return [node];
}

/** `main:errors.${code}` is a use wherever it stands. */
function notePrefixedTemplate(file: ts.SourceFile, node: ts.TemplateExpression, uses: TextUses): void {
  const { namespace, key } = splitKey(node.head.text, null);
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  if (namespace !== null) uses.prefixes.push({ namespace, prefix: key, line });
}

function noteDeclaredNamespaces(node: ts.PropertyAssignment, uses: TextUses): void {
  if (!ts.isIdentifier(node.name) || node.name.text !== 'namespaces') return;
  let list: ts.Expression = node.initializer;
  while (ts.isAsExpression(list) || ts.isSatisfiesExpression(list)) list = list.expression;
  if (!ts.isArrayLiteralExpression(list)) return;
  uses.declared = list.elements.filter(ts.isStringLiteralLike).map((element) => element.text);
}

/** `namespace:key` is taken apart; a bare key belongs to the namespace given. */
function splitKey(text: string, namespace: string | null): { namespace: string | null; key: string } {
  const parts = /^([a-z][a-z-]*):([A-Za-z].*)?$/.exec(text);
  return parts ? { namespace: parts[1] ?? null, key: parts[2] ?? '' } : { namespace, key: text };
}

/** The namespace of `useTranslation('cart')`, or null for any other call. */
function hookNamespace(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== HOOK) return null;
  const argument = node.arguments[0];
  return argument && ts.isStringLiteralLike(argument) ? argument.text : null;
}

/** `t('key', { ns: 'main' })` */
function namespaceOption(call: ts.CallExpression): string | null {
  const options = call.arguments[1];
  if (!options || !ts.isObjectLiteralExpression(options)) return null;
  for (const property of options.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'ns') continue;
    return ts.isStringLiteralLike(property.initializer) ? property.initializer.text : null;
  }
  return null;
}

/**
 * The namespace that a name stands for at a place: of `const { t } = useTranslation('cart')` or
 * `const [t] = useTranslation('cart')` in the nearest enclosing function. Null: a translate function that came in
 * otherwise. Undefined: none.
 */
function boundNamespace(place: ts.Node, name: string): string | null | undefined {
  for (let scope: ts.Node | undefined = place.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const declaration of statement.declarationList.declarations) {
        if (!bindsName(declaration.name, name) || !declaration.initializer) continue;
        return hookNamespace(declaration.initializer) ?? undefined;
      }
    }
  }
  return undefined;
}

/** `t`, `{ t }`, `{ t: main }` or `[t]`. */
function bindsName(binding: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(binding)) return binding.text === name;
  return binding.elements.some((element) => ts.isBindingElement(element) && bindsName(element.name, name));
}

// Finds what people would read that stands in the sources themselves and not in the message files.

import { parse, type AST } from 'svelte/compiler';
import ts from 'typescript';

/** Attributes that are read, seen or heard. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
]);
const UNREAD = new Set([
  'class',
  'style',
  'd',
  'transform',
  'points',
  'viewBox',
  'accept',
  'font-family',
  'stroke-dasharray',
]);
/** What these say is for programmers, or is no text: code, keys to press. */
const SILENT_TAGS = new Set(['code', 'kbd', 'style', 'script']);
/** Names of keys as browsers call them. */
const KEYS = new Set([
  'Alt',
  'Control',
  'Delete',
  'End',
  'Enter',
  'Escape',
  'Home',
  'Meta',
  'Shift',
  'Tab',
  'Backspace',
]);

/** The texts of a source that are written for people. */
export function literals(name: string, source: string): string[] {
  return name.endsWith('.svelte') ? ofComponent(source) : ofScript(source);
}

function ofComponent(source: string): string[] {
  const root = parse(source, { modern: true });
  const scripts = [root.instance, root.module].flatMap((script) =>
    script == null ? [] : ofScript(source.slice(...within(script))),
  );
  return [...scripts, ...ofTemplate(root.fragment, source)];
}

/** What stands between the tags of a script. */
function within({ content }: AST.Script): [number, number] {
  const { start, end } = content as unknown as { start: number; end: number };
  return [start, end];
}

type Node = { type: string; name?: string; start?: number; end?: number; [key: string]: unknown };

function ofTemplate(fragment: AST.Fragment, source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'Text') {
      if (hasLetters(String(node['data']))) found.push(String(node['data']).trim());
      return;
    }
    if (node.type === 'Attribute') {
      attribute(node);
      return;
    }
    if (node.type === 'StyleDirective' || node.type === 'ClassDirective') return;
    if (node.type === 'RegularElement' && SILENT_TAGS.has(node.name ?? '')) return;
    // What is worked out in the page is as a script is.
    if (node.type === 'ExpressionTag' || node.type === 'ConstTag') {
      found.push(
        ...ofScript(
          `(${source
            .slice(node.start, node.end)
            .replace(/^\{(?:@const)?/, '')
            .replace(/\}$/, '')})`,
        ),
      );
      return;
    }
    children(node).forEach(visit);
  };
  const attribute = (node: Node): void => {
    const parts = (Array.isArray(node['value']) ? node['value'] : [node['value']]) as (Node | true)[];
    const { name = '' } = node;
    if (UNREAD.has(name)) return;
    for (const part of parts) {
      if (part === true) continue;
      if (part.type !== 'Text') visit(part);
      // Whatever else is handed on may be a word for a program.
      else if ((READ.has(name) ? hasLetters : readsLikeWords)(String(part['data'])))
        found.push(`${name}="${String(part['data'])}"`);
    }
  };
  visit(fragment as unknown as Node);
  return found;
}

function children(node: Node): Node[] {
  const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'metadata' || key === 'parent'
      ? []
      : Array.isArray(value)
        ? value.filter(isNode)
        : isNode(value)
          ? [value]
          : [],
  );
}

/** Strings that read like words for people. Errors that are thrown, and types, are for programmers. */
function ofScript(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) ||
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    )
      return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText(file))) return;
    if (ts.isCallExpression(node) && /^(?:console\.\w+|Symbol)$/.test(node.expression.getText(file))) return;
    const text =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
        ? node.text
        : null;
    if (text !== null && readsLikeWords(text)) found.push(text.trim());
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, false);
  visit(file);
  return found;
}

function hasLetters(text: string): boolean {
  return /\p{L}{2,}/u.test(text);
}

/** `Close`, `The table`, `of 3 steps`: a capital word, or small words one after the other. No code, no styles. */
function readsLikeWords(text: string): boolean {
  const words = text.trim();
  if (KEYS.has(words) || /[{}<>;=_/#]|--|\(/.test(words)) return false;
  return (
    /^\p{Lu}\p{Ll}+(?:[\s.,:;!?…’]|$)/u.test(words) ||
    /(?:^|\s)\p{Ll}{2,}\s\p{Ll}{2,}/u.test(words) ||
    /^\s\p{Ll}{2,}/u.test(text) ||
    /\p{L}[.!?…]$/u.test(words)
  );
}

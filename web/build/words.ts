// The page's words, as TypeScript: a module for each room and language in `src/generated/words`, which nobody edits and git does
// not keep. They are made of `messages/<language>/page` and of every `names.ftl`, which the crates read too. A language that
// lacks a message or puts other things in is an error here, so that it is no hole on somebody's screen.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse, type Message as Entry, type Pattern, type SelectExpression, type Variant } from '@fluent/syntax';
import type { Plugin } from 'vite';

const MESSAGES = fileURLToPath(new URL('../../messages', import.meta.url));
const WORDS = fileURLToPath(new URL('../src/generated/words', import.meta.url));

/** The languages that have a folder. The first is the one the others are compared with. */
export const LANGUAGES: string[] = [
  'en',
  ...readdirSync(MESSAGES)
    .filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en')
    .sort(),
];

/** What is put into a place: numbers and persons are those that decide something. */
type Kind = 'text' | 'number' | 'person';
type Messages = Map<string, Pattern>;

/** A message, or a family of them; the only member of what is no family has no name. */
interface Words {
  keys: Map<string, string>;
  fields: Map<string, Kind>;
}

/** What is read of a language, by the paths of the files. */
export type Files = Record<string, string>;

/** Every module by its path in the folder of words. Complains about all that is wrong at once. */
export function modules(languages: Record<string, Files>): Map<string, string> {
  const said = new Map(Object.entries(languages).map(([language, files]) => [language, messagesOf(files)]));
  const rooms = roomsOf(said);
  const found = new Map<string, string>();
  for (const [language, messages] of said) {
    for (const [room, all] of rooms) found.set(`${language}/${room}.ts`, moduleOf(language, all, messages));
  }
  return found;
}

/** Writes the modules that are not there as they should be, so that nothing looks newer than it is. */
export function writeWords(): void {
  const fresh = modules(
    Object.fromEntries(LANGUAGES.map((language) => [language, readFiles(`${MESSAGES}/${language}`)])),
  );
  const there = existsSync(WORDS)
    ? readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    : [];
  for (const name of there.filter((name) => !fresh.has(name.replaceAll('\\', '/')))) rmSync(`${WORDS}/${name}`);
  for (const [name, text] of fresh) {
    const path = `${WORDS}/${name}`;
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** A Vite plugin that writes the words again when a message changes, while a page is shown. */
export function words(): Plugin {
  return {
    name: 'karst-words',
    configureServer({ watcher, ws }) {
      watcher.add(MESSAGES);
      watcher.on('all', (_event, path) => {
        if (!path.endsWith('.ftl')) return;
        try {
          writeWords();
        } catch (error) {
          ws.send({ type: 'error', err: { message: String(error), stack: '' } });
        }
      });
    },
  };
}

/** What a message says into which nothing is put. */
export function plainText(language: string, file: string, key: string): string {
  const pattern = messagesOf({ [file]: readFileSync(`${MESSAGES}/${language}/${file}`, 'utf8') }).get(key);
  if (!pattern) throw new Error(`${file} of ${language} has no ${key}`);
  return plain(pattern);
}

function readFiles(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const read = names.filter((name) => /^page\/.*\.ftl$|(?:^|\/)names\.ftl$/.test(name)).sort();
  return Object.fromEntries(read.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
}

function messagesOf(files: Files): Messages {
  const found: Messages = new Map();
  for (const [name, text] of Object.entries(files)) {
    for (const entry of parse(text, {}).body) {
      if (entry.type === 'Junk') throw new Error(`${name} cannot be read: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      const { id, value } = entry as Entry;
      if (value === null || found.has(id.name))
        throw new Error(`${name}: ${id.name} ${value ? 'is there twice' : 'says nothing'}`);
      found.set(id.name, value);
    }
  }
  return found;
}

/** The messages by room: `page-home-welcome` is `welcome` of `home`. Of the games' rooms the page has the plain names alone. */
function roomsOf(said: Map<string, Messages>): Map<string, Map<string, Words>> {
  const rooms = new Map<string, Map<string, Words>>();
  const complaints: string[] = [];
  const keys = new Set([...said.values()].flatMap((messages) => [...messages.keys()]));
  for (const key of [...keys].sort()) {
    const [, room, name, member = ''] = /^(?:page-)?([a-z]+)-(.+?)(?:--(.+))?$/.exec(key) ?? [];
    if (room === undefined || name === undefined) throw new Error(`${key} names no room`);
    const all = rooms.get(room) ?? rooms.set(room, new Map()).get(room)!;
    const one = all.get(name) ?? all.set(name, { keys: new Map(), fields: new Map() }).get(name)!;
    one.keys.set(member, key);
    const put = [...said].map(([language, messages]) => {
      const pattern = messages.get(key);
      if (!pattern) complaints.push(`${language} has no ${key}`);
      const here = pattern ? fieldsOf(pattern) : null;
      for (const [field, kind] of here ?? []) {
        const known = one.fields.get(field) ?? 'text';
        if (known !== 'text' && kind !== 'text' && kind !== known)
          complaints.push(`$${field} of ${key} is both a number and a person`);
        if (kind !== 'text' || !one.fields.has(field)) one.fields.set(field, kind);
      }
      return { language, names: here && [...here.keys()].sort().join() };
    });
    for (const { language, names } of put) {
      if (names !== null && put[0] && put[0].names !== null && names !== put[0].names)
        complaints.push(`${language} puts other things into ${key} than ${put[0].language}`);
    }
  }
  if (complaints.length > 0) throw new Error(`messages:\n${complaints.join('\n')}`);
  for (const all of rooms.values()) {
    for (const [name, { keys, fields }] of all) {
      const isThePages = [...keys.values()][0]!.startsWith('page-');
      if (!isThePages && (keys.has('') || fields.size > 0)) all.delete(name);
    }
  }
  return rooms;
}

function fieldsOf({ elements }: Pattern, found = new Map<string, Kind>()): Map<string, Kind> {
  for (const element of elements) {
    if (element.type !== 'Placeable') continue;
    const { expression } = element;
    if (expression.type === 'VariableReference') {
      if (!found.has(expression.id.name)) found.set(expression.id.name, 'text');
    } else if (expression.type === 'SelectExpression') {
      const { by, variants } = choiceOf(expression);
      found.set(by, variants.some(({ key }) => key.type === 'Identifier' && key.name === 'you') ? 'person' : 'number');
      for (const { value } of variants) fieldsOf(value, found);
    } else if (expression.type !== 'StringLiteral') {
      throw new Error(`${expression.type} is more than our messages need`);
    }
  }
  return found;
}

function choiceOf({ selector, variants }: SelectExpression): { by: string; variants: Variant[] } {
  if (selector.type !== 'VariableReference')
    throw new Error(`a choice by ${selector.type} is more than our messages need`);
  return { by: selector.id.name, variants };
}

function moduleOf(language: string, all: Map<string, Words>, messages: Messages): string {
  const written = [...all].map(([name, { keys, fields }]) => {
    const members = [...keys].map(([member, key]) => ({ member, says: saidOf(messages.get(key)!, fields) }));
    const says = keys.has('')
      ? members[0]!.says
      : `{\n${members.map(({ member, says }) => `  ${quoted(member)}: ${says},\n`).join('')}}`;
    return `\nexport const ${camel(name)} = ${says};\n`;
  });
  return `// Made of messages/${language} by build/words.ts. Do not edit.\n${written.join('')}`;
}

/** A text, or a function that says it. */
function saidOf(pattern: Pattern, fields: Map<string, Kind>): string {
  if (fields.size === 0) return quoted(plain(pattern));
  const shapes = { text: 'string | number', number: 'number', person: '{ name: string; you: boolean }' };
  const taken = [...fields]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, kind]) => `${camel(field)}: ${shapes[kind]}`);
  const template = templateOf(pattern, fields);
  // What only others of the family need is not looked at here.
  const name = template.includes('${said.') ? 'said' : '_said';
  return `(${name}: { ${taken.join('; ')} }): string => \`${template}\``;
}

/** What stands between the marks of a template. */
function templateOf({ elements }: Pattern, fields: Map<string, Kind>): string {
  return elements
    .map((element) => {
      if (element.type === 'TextElement') return escaped(element.value);
      const { expression } = element;
      if (expression.type === 'VariableReference') {
        return `\${said.${camel(expression.id.name)}${fields.get(expression.id.name) === 'person' ? '.name' : ''}}`;
      }
      if (expression.type !== 'SelectExpression') return escaped(literal(element));
      const { by, variants } = choiceOf(expression);
      const ways = variants
        .filter((variant) => !variant.default)
        .map(({ key, value }) => `${when(`said.${camel(by)}`, key)} ? \`${templateOf(value, fields)}\` : `);
      const otherwise = variants.find((variant) => variant.default)!;
      return `\${${ways.join('')}\`${templateOf(otherwise.value, fields)}\`}`;
    })
    .join('');
}

function when(by: string, key: Variant['key']): string {
  if (key.type === 'NumberLiteral') return `${by} === ${key.value}`;
  if (key.name !== 'one' && key.name !== 'you') throw new Error(`[${key.name}] is neither one nor you nor a number`);
  return key.name === 'one' ? `${by} === 1` : `${by}.you`;
}

function plain({ elements }: Pattern): string {
  return elements.map((element) => (element.type === 'TextElement' ? element.value : literal(element))).join('');
}

function literal(element: Pattern['elements'][number]): string {
  if (element.type === 'Placeable' && element.expression.type === 'StringLiteral') return element.expression.value;
  throw new Error('nothing is put in here');
}

/** `turn-begins` is `turnBegins`. */
function camel(name: string): string {
  return name.replace(/[-_]+(.)/g, (_, letter: string) => letter.toUpperCase());
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

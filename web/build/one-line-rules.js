// For the formatter: a style rule that fits on one line stays there, as all of the page's styles are written.

import { doc } from 'prettier';
import * as css from 'prettier/plugins/postcss';

const { group, indent, softline } = doc.builders;
const { print, ...rest } = css.printers.postcss;

/** Forced breaks become breaks that are only taken where the line is too long. */
const soften = (printed) =>
  doc.utils.mapDoc(printed, (part) =>
    part.type === 'break-parent' ? '' : part.type === 'line' ? { ...part, hard: false } : part,
  );

/** A list of values begins right after the colon and its space. */
const closeUp = (printed) =>
  doc.utils.mapDoc(printed, (part) => {
    const [first, ...others] = part.type === 'indent' && Array.isArray(part.contents) ? part.contents : [];
    return [first].flat()[0]?.type === 'line' ? indent([softline, ...others]) : part;
  });

export const { languages, parsers } = css;
export const printers = {
  postcss: {
    ...rest,
    print(path, options, printChild) {
      const printed = print(path, options, printChild);
      const { type, nodes } = path.node;
      if (type === 'css-decl') return group(closeUp(soften(printed)));
      const isShort = type === 'css-rule' && nodes?.every((node) => node.type === 'css-decl');
      return isShort ? group(soften(printed)) : printed;
    },
  },
};

// Written by `cargo xtask types` from messages/de.ftl. Do not edit.

export const ordinal = {
  '1': 'ersten',
  '2': 'zweiten',
  '3': 'dritten',
  '4': 'vierten',
  '5': 'fünften',
  '6': 'sechsten',
  'last': 'letzten',
};

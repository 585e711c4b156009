// Written by `cargo xtask types` from messages/en.ftl. Do not edit.

export const ordinal = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '6': 'sixth',
  'last': 'last',
};

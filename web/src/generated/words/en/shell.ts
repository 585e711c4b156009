// Written by `cargo xtask types` from messages/en.ftl. Do not edit.

export const backToTheLight = 'Back to the light';

export const notFound = 'Not found';

export const notFoundAt = {
  'game': (said: { path: string | number }): string => `There is no game at <code>${said.path}</code>. It may have been mistyped, or it is gone.`,
  'page': (said: { path: string | number }): string => `There is no page at <code>${said.path}</code>. It may have been mistyped, or it is gone.`,
  'record': (said: { path: string | number }): string => `There is no record at <code>${said.path}</code>. It may have been mistyped, or it is gone.`,
  'table': (said: { path: string | number }): string => `There is no table at <code>${said.path}</code>. It may have been mistyped, or it is gone.`,
};

export const notFoundHeading = 'This tunnel ends here';

export const notFoundPicture = 'A tunnel that ends in the dark';

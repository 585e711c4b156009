// Somebody a message is about.

export interface Who {
  /** It is the one who reads. */
  you: boolean;
  name: string;
}

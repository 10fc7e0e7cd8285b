// What a translation owes the English words: every id, no other. test/languages.test.ts names what is missing.

export type Translated<Words> = { readonly [id in keyof Words]: string };

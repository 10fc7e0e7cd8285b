// Names that people give: to themselves, and to what they try on.

export const LONGEST_NAME = 40;

/** What is not seen, or turns what stands beside it around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** One way to write it, nothing in it that is not seen, no blanks but single ones within; empty where nothing is left. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t-\r]/g, ' ')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The same, and no longer than a name may be. */
export const shortName = (text: string): string => [...cleanName(text)].slice(0, LONGEST_NAME).join('').trim();

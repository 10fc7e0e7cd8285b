import * as vinhos from '@adega/vinhos';
import { type Command, printJson } from '../../command.ts';

const { edition2016, editionReserve, editionFirst, PACK_2016, PACK_RESERVE, PACK_FIRST } = vinhos;

export const editions: Command = {
  name: 'editions',
  takes: '',
  about: 'show how the editions of Vinhos differ, field by field, as their values say it',
  flags: {},
  more: 'First what differs in kind: lists and procedures by their names in the code. Then the numbers of the packs.',
  run({ json }, io) {
    const names = [edition2016, editionReserve, editionFirst].map(({ id }) => id);
    const kinds = vinhos.differencesOf([edition2016, editionReserve, editionFirst]).filter(({ field }) => field !== 'id');
    const numbers = vinhos.packDifferences([PACK_2016, PACK_RESERVE, PACK_FIRST]).filter(({ field }) => field !== 'edition');
    if (json) printJson(io, { editions: names, kinds, numbers });
    else io.out(`${markdownOf(names, kinds)}\n${markdownOf(names, numbers)}`);
    return 0;
  },
};

type Row = { readonly field: string; readonly values: readonly string[] };

/** A table that a page of text shows as it is. */
function markdownOf(names: readonly string[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const head = line(['field', ...names]) + line(['---', ...names.map(() => '---')]);
  return head + rows.map(({ field, values }) => line([`\`${field}\``, ...values])).join('');
}

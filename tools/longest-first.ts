// The order in which files of tests are begun. Vitest goes by what they took the last time, and in a fresh clone by the size of files: what
// takes long in few lines would come last, with one core idle beside it.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = /(^|\/)(online|shell|slow-game|solo|axe|boards|page|monkey|permissions|load|laws|laws-2010|said)\.[a-z]+\.ts$/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

import { FUNCTION_LOADING_WORDS } from '../../i18n/functionLoading';
import type { FunctionId } from '../../i18n/functionHelp/words';
import type { CellResult } from './cell';
import { resultLanguage } from './language';

/** What `answer.ts` gives. */
interface Answers {
  readonly answerOf: (id: FunctionId, given: readonly unknown[]) => CellResult | Promise<CellResult>;
}

/**
 * The rules behind the functions, once for all of them. They are larger than the pane, which need not wait for them: a
 * cell that asks earlier gets its value later.
 */
export class Functions {
  private answers: Answers | undefined;
  private loading: Promise<Answers> | undefined;

  constructor(private readonly load: () => Promise<Answers>) {}

  /** Loads the rules unless they are there; what failed is tried again by the next call. */
  async ready(): Promise<Answers> {
    this.loading ??= this.load();
    try {
      return (this.answers = await this.loading);
    } catch (error) {
      this.loading = undefined;
      throw error;
    }
  }

  private async later(id: FunctionId, given: readonly unknown[]): Promise<CellResult> {
    const answers = await this.ready().catch(() => undefined);
    if (answers) return answers.answerOf(id, given);
    throw new CustomFunctions.Error(
      CustomFunctions.ErrorCode.invalidValue,
      FUNCTION_LOADING_WORDS[resultLanguage()]['not-loaded'],
    );
  }

  /** Gives Excel the function that stands behind a formula. */
  readonly associate = (id: FunctionId): void =>
    CustomFunctions.associate(id, (...given: readonly unknown[]): CellResult | Promise<CellResult> =>
      this.answers ? this.answers.answerOf(id, given) : this.later(id, given),
    );
}

import type { Argument } from '../spec';
import { FUNCTIONS } from '../table';
import type { Matrix } from './cell';
import { callFromCell } from './cell';
import { hostLanguage } from './language';

// Office hands the invocation over behind the last argument.
for (const {
  id,
  arguments: { length },
} of FUNCTIONS) {
  CustomFunctions.associate(id, (...args: Argument[]): Matrix => {
    const result = callFromCell(id, args.slice(0, length), hostLanguage());
    if (result.ok) return result.value;
    const code =
      result.error.code === '#N/A' ? CustomFunctions.ErrorCode.notAvailable : CustomFunctions.ErrorCode.invalidValue;
    throw new CustomFunctions.Error(code, result.error.message);
  });
}

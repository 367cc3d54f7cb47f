import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './answer-texts.json' with { type: 'json' }

/** The answers of the company's people to the seeded questions, each in words of its own. */
const { firstByQuestion, furtherOpenings, furtherClosings } = dataFile(
  'answer-texts.json',
  v.strictObject({
    firstByQuestion: v.record(v.string(), v.string()),
    furtherOpenings: v.array(v.string()),
    furtherClosings: v.array(v.string()),
  }),
  data,
)

/** By the question's title. */
export const FIRST_ANSWERS = firstByQuestion

/** The answers that others add, each once. */
export const SECOND_ANSWERS: readonly string[] = furtherClosings.flatMap((closing) =>
  furtherOpenings.map((opening) => `${opening}${closing}`),
)

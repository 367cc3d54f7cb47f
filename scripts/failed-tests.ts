import { relative } from 'node:path'
import * as v from 'valibot'

/** What is read of vitest's JSON report. */
export const vitestReport = v.object({
  numPassedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          ancestorTitles: v.array(v.string()),
          title: v.string(),
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string())),
          meta: v.optional(v.looseObject({ inSteps: v.optional(v.boolean()) })),
        }),
      ),
    }),
  ),
})

/**
 * The command that runs a test alone; `title` begins with those of its groups, and is null for all
 * tests of a file.
 */
export type Alone = (test: {
  readonly file: string
  readonly title: string | null
  readonly inSteps: boolean
}) => string

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

/**
 * Each failed test with the first line of its complaint, and the command that runs it alone on a
 * line of its own; a file's own complaint where it failed outside its tests.
 */
export function failedTests(
  { testResults }: v.InferOutput<typeof vitestReport>,
  root: string,
  alone?: Alone,
): string[] {
  const withCommand = (complaint: string, ...test: Parameters<Alone>) =>
    alone === undefined ? complaint : `${complaint}\n  alone: ${alone(...test)}`
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name)
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      const complaints = tests.map((test) => {
        const complaint = `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`
        const title = [...test.ancestorTitles, test.title].join(' > ')
        return withCommand(complaint, { file, title, inSteps: test.meta?.inSteps === true })
      })
      const ofFile = () => withCommand(firstLine(message), { file, title: null, inSteps: false })
      return (complaints.length > 0 ? complaints : [ofFile()]).map(
        (complaint) => `${file}: ${complaint}`,
      )
    })
}

import { relative } from 'node:path'
import * as v from 'valibot'

/** The part of vitest's JSON report that is read. */
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

/** A failed test; `title` begins with those of its groups, and is null for all tests of a file. */
interface Failed {
  readonly file: string
  readonly title: string | null
  readonly inSteps: boolean
}

/** The next steps of a reader about a failed test. */
export interface NextSteps {
  /** The command that runs it alone. */
  readonly alone: (test: Failed) => string
  /** The folder with what it has left behind; null without one. */
  readonly evidence?: (test: Failed) => string | null
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

/**
 * Each failed test with the first line of its complaint, and on lines of their own the command that
 * runs it alone and its evidence; a file's own complaint where it failed outside its tests.
 */
export function failedTests(
  { testResults }: v.InferOutput<typeof vitestReport>,
  root: string,
  next?: NextSteps,
): string[] {
  const withSteps = (complaint: string, test: Failed) => {
    if (next === undefined) return complaint
    const evidence = next.evidence?.(test) ?? null
    const lines = evidence === null ? [] : [`  evidence: ${evidence}`]
    return [complaint, ...lines, `  alone: ${next.alone(test)}`].join('\n')
  }
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name)
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      const complaints = tests.map((test) => {
        const complaint = `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`
        const title = [...test.ancestorTitles, test.title].join(' > ')
        return withSteps(complaint, { file, title, inSteps: test.meta?.inSteps === true })
      })
      const ofFile = () => withSteps(firstLine(message), { file, title: null, inSteps: false })
      return (complaints.length > 0 ? complaints : [ofFile()]).map(
        (complaint) => `${file}: ${complaint}`,
      )
    })
}

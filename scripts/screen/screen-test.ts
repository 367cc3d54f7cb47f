import type { Edit } from './edits.ts'
import { importOf, type ScreenNames } from './names.ts'

interface ScreenTest {
  /** The argument of the address: `{ fundCode: '980301' }`. */
  readonly given?: string
  /** The parts of a page that the tests press or fill: `button, click`. */
  readonly parts?: string
  /** Whole lines of other imports. */
  readonly imports?: string
  /** The tests, over `provider` and `opened`. */
  readonly tests: string
}

/** The test of a new screen: the screen in the shell, before a provider that answers as it is asked to. */
export function screenTest(
  names: ScreenNames,
  { given = '', parts, imports = '', tests }: ScreenTest,
): Edit {
  const { key, kebab, pascal, group, folder, paths, pathsFile, row } = names
  const asserts = /\bexpect\(/.test(tests) ? 'expect, test' : 'test'
  const used = ['provider', 'open', ...(/\basked\(/.test(tests) ? ['asked'] : [])]
  return {
    file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.test.tsx`,
    create: `// @vitest-environment jsdom
import { ${asserts} } from 'vitest'
${imports}import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages } from '#app/testing/test-pages.tsx'
import { ${paths} } from '${importOf(pathsFile)}'
${parts === undefined ? '' : `import { ${parts} } from '#ui/testing/in-page.tsx'\n`}import { ${row} } from '../routes.ts'

const { ${used.join(', ')} } = testPages()
const opened = () => open(${row}, ${paths}.${key}.to(${given}))

${tests.trim()}
`,
  }
}

import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { CHANGES, ROUTES } from './builds.ts'

const ENTRY = '\0bench-entry'

/** The text of a build of this module alone, without what it imports from elsewhere. */
async function builtText(entry: string, plugins: readonly Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, external: /^(?:#|react|valibot|@tanstack)/ },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunks = outputs.flatMap(({ output }) => output.filter((it) => it.type === 'chunk'))
  return chunks.map(({ code }) => code).join('\n')
}

const SOURCE = `import axios from 'axios'
import { customizedModule } from ${JSON.stringify(ROUTES)}
globalThis.bench = [axios, customizedModule]`

test.each(CHANGES)('changes the built code by $about', async ({ plugin }) => {
  const [before, after] = [await builtText(SOURCE, []), await builtText(SOURCE, [plugin()])]
  expect(before).toContain('Screen')
  expect(after).not.toBe(before)
})

const CHANGES_OF_ONE_PLACE = CHANGES.filter(({ name }) => name !== 'everything')

test.each(CHANGES_OF_ONE_PLACE)(
  'refuses a build whose source has no place for $about',
  async ({ plugin }) => {
    const unchanged = builtText('globalThis.bench = 1', [plugin()])
    await expect(unchanged).rejects.toThrow('finds nothing to change')
  },
)

import { stripVTControlCharacters } from 'node:util'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { strictLogger } from './strict-logger.ts'

const entry = (warns: boolean): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? id : null),
  load(id) {
    if (id !== 'entry') return null
    if (warns) this.warn('an import that moves nothing')
    return 'globalThis.loaded = true'
  },
})

test.each([true, false])('a build that warns (%s) leaves its warnings', async (warns) => {
  const { logger, warnings } = strictLogger()
  await build({
    configFile: false,
    envDir: false,
    customLogger: logger,
    plugins: [entry(warns)],
    build: { write: false, rollupOptions: { input: 'entry' } },
  })
  expect(warnings.map(stripVTControlCharacters)).toEqual(
    warns ? ['[plugin entry] an import that moves nothing'] : [],
  )
})

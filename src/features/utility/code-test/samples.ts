import { codeTestPaths } from '#paths/code-test.ts'
import { as, type Samples } from '#templates/sample.ts'

const guest = as(null)

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [codeTestPaths.codeTest.pattern]: [
    guest(codeTestPaths.codeTest.to()),
    guest(codeTestPaths.codeTest.to({ view: 'read' }), 'read'),
    guest(codeTestPaths.codeTest.to({ view: 'tables' }), 'tables'),
    guest(codeTestPaths.codeTest.to({ view: 'session' }), 'session'),
  ],
})

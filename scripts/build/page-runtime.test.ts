import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { weighPageRuntime } from './page-runtime.ts'

const SCREEN = 'src/features/content/page-builder/page-builder/PageBuilderScreen.tsx'

/** A module that imports others and runs about so many bytes, compressed. */
const source = (imports: readonly string[], bytes: number) =>
  [
    ...imports.map((file) => `import '/${file}'`),
    // Two hexadecimal digits hold a byte.
    `console.log('${randomBytes(bytes).toString('hex')}')`,
  ].join('\n')

/** Returns what the plugin says of a build of these modules. */
async function weighed(modules: Readonly<Record<string, string>>, input = SCREEN): Promise<number> {
  const root = await mkdtemp(join(tmpdir(), 'h5-page-runtime-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(modules)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  let bytes = 0
  const plugin = weighPageRuntime((it) => {
    bytes = it
  })
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: join(root, input) } },
  })
  return bytes
}

test('a composed page runs its screen and what the screen imports of the engine, but no blocks', async () => {
  const drawing = 'src/shared/pages/page-blocks/PageBlocks.tsx'
  const reading = 'src/domain/page/document.ts'
  const kit = 'src/ui/layout/Card.tsx'
  const description = 'src/domain/page/blocks/plain-blocks.ts'
  const blocks = 'src/shared/pages/page-blocks/blocks/PlainBlocks.tsx'
  const bytes = await weighed({
    [SCREEN]: source([drawing], 1_000),
    [drawing]: `${source([kit], 2_000)}\nimport('/${blocks}')`,
    [kit]: source([reading], 10_000),
    [reading]: source([description], 4_000),
    [description]: source([], 20_000),
    [blocks]: source([], 40_000),
    'src/domain/page/checks.ts': source([], 80_000),
  })
  expect(bytes).toBeGreaterThan(7_000)
  expect(bytes).toBeLessThan(9_000)
})

test('a build without the screen of composed pages runs nothing of the engine', async () => {
  const drawing = 'src/shared/pages/page-blocks/PageBlocks.tsx'
  expect(await weighed({ [drawing]: source([], 1_000) }, drawing)).toBe(0)
})

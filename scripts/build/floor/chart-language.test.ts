import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { chartLanguage } from './chart-language.ts'

const UPLOT = createRequire(import.meta.url).resolve('uplot/dist/uPlot.esm.js')

/** Starts a file in a page's surroundings with this language; returns what it throws. */
function thrownIn(language: string, file: string): string {
  const page = `globalThis.window = globalThis
    const plain = { addEventListener() {}, dispatchEvent() {}, documentElement: { style: {} } }
    globalThis.document = plain
    globalThis.matchMedia = () => plain
    globalThis.addEventListener = globalThis.dispatchEvent = () => {}
    globalThis.devicePixelRatio = 2
    Object.defineProperty(globalThis, 'navigator', { value: { language: ${JSON.stringify(language)} } })
    await import(${JSON.stringify(file)}).then(() => console.log('started'), (error) => console.log(error.name))`
  return spawnSync(process.execPath, ['--input-type=module', '-e', page], {
    encoding: 'utf8',
  }).stdout.trim()
}

async function built(repaired: boolean): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'h5-chart-'))
  onTestFinished(() => rm(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: repaired ? [chartLanguage()] : [],
    build: {
      outDir,
      minify: false,
      lib: { entry: UPLOT, formats: ['es'], fileName: () => 'uplot.mjs' },
    },
  })
  return join(outDir, 'uplot.mjs')
}

test('the chart library starts whatever the browser says its language is', async () => {
  const file = await built(true)
  for (const language of ['zh-CN', 'en-US@posix', 'C', '', 'zh_CN.UTF-8']) {
    expect([language, thrownIn(language, file)]).toEqual([language, 'started'])
  }
  const asItIs = await built(false)
  expect(thrownIn('zh-CN', asItIs)).toBe('started')
  expect(thrownIn('en-US@posix', asItIs)).toBe('RangeError')
})

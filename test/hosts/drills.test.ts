import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { startChromiumHost } from './chromium/host.ts'
import { missingFor, type Engine } from './journey-host.ts'
import { sampleDevice, sampleProvider } from './sample.ts'
import { startWebkitHost } from './webkit/launch.ts'

const engines: Engine[] = ['chromium', 'webkit']

/** The pixels of the native bar, and of the page below it. */
async function parts(file: string) {
  const { data, width } = PNG.sync.read(await readFile(file))
  const bar = 44 * Math.round(width / 390) * width * 4
  return { bar: data.subarray(0, bar), page: data.subarray(bar) }
}

describe.each(engines.filter((engine) => missingFor(engine) === null))('the %s host', (engine) => {
  test('says in its bar what the sandbox rehearses, and leaves the page as it is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'h5-drills-'))
    const sample = await sampleDevice()
    await sample.install('1.0.0')
    const provider = await sampleProvider()
    const start = engine === 'webkit' ? startWebkitHost : startChromiumHost
    const host = await start({ device: sample.device, provider: provider.url, drills: true })
    const see = async (words: string | null) => {
      await host.control.until((state) => state.drills === words, 20_000)
      const file = join(folder, 'host.png')
      await host.control.screenshot(file)
      return parts(file)
    }
    try {
      const before = await see(null)
      provider.drill('演练中：离线')
      const during = await see('演练中：离线')
      expect([during.bar.equals(before.bar), during.page.equals(before.page)]).toEqual([
        false,
        true,
      ])
      provider.drill('')
      expect((await see(null)).bar.equals(before.bar)).toBe(true)
    } finally {
      await host.stop()
      await provider.stop()
      await sample.remove()
      await rm(folder, { recursive: true, force: true })
    }
  })
})

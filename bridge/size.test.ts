import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The bound for what a page inside the app loads, valibot apart: gzip bytes. */
const BOUND = 5_000

const at = (file: string) => JSON.stringify(join(import.meta.dirname, file))

/** A page with ten methods, both native hosts and detection; all else comes later. */
const PAGE = `import { createBridge } from ${at('client.ts')}
import { detectHost } from ${at('detect.ts')}
import { lazyHost } from ${at('hosts/lazy-host.ts')}
import { nativeAndroid } from ${at('hosts/native-android.ts')}
import { nativeIos } from ${at('hosts/native-ios.ts')}
import * as all from ${at('methods.ts')}
const methods = {
  isLoggedIn: all.isLoggedIn, login: all.login, getUserInfo: all.getUserInfo, setPageTitle: all.setPageTitle,
  setPageTag: all.setPageTag, goBackByTag: all.goBackByTag, navigateToFundTrading: all.navigateToFundTrading,
  getNotchSize: all.getNotchSize, supportStatusBarImmersion: all.supportStatusBarImmersion,
  GetDeviceInfoAndSystemInfo: all.GetDeviceInfoAndSystemInfo,
}
const host = { 'native-ios': nativeIos, 'native-android': nativeAndroid }[detectHost(window)]
window.bridge = createBridge({ methods, host: host ? host() : lazyHost('browser', () => import(${at('hosts/browser.ts')})) })
`

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridge-size-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a page in the app loads less than 5 KB of bridge, and no method that it does not call', async () => {
  const entry = join(folder, 'page.ts')
  writeFileSync(entry, PAGE)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { valibot: join(import.meta.dirname, '../node_modules/valibot') } },
    build: {
      write: false,
      target: ['chrome87', 'safari14'],
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: {
          codeSplitting: {
            groups: [
              { name: 'valibot', test: /valibot/ },
              { name: 'preload', test: /preload-helper/ },
            ],
          },
        },
      },
    },
  })
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const page = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : [],
  )
  expect(page.length).toBe(1)
  const code = page[0] ?? ''
  expect(code).toContain('unknown_outcome')
  expect(code).not.toContain('shareTitle')
  expect(code).not.toContain('qzone')
  const size = gzipSync(code, { level: 9 }).length
  expect(size).toBeLessThan(BOUND)
})

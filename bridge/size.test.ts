import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * The bound for the client: all that a page loads to make calls, one host and valibot's core
 * included. Gzip bytes.
 */
const CLIENT_BOUND = 5_000
/**
 * The bound for a real page: with contract rows, both native hosts and detection, without valibot,
 * whose size depends on the rows.
 */
const PAGE_BOUND = 5_300

const at = (file: string) => JSON.stringify(join(import.meta.dirname, file))

/** A page with ten methods, both native hosts and detection; everything else is loaded later. */
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

/** Bundles an entry as the app's build does. Returns the code of the entry's own chunk. */
async function bundle(name: string, code: string, apart: { name: string; test: RegExp }[]) {
  const entry = join(folder, `${name}.ts`)
  writeFileSync(entry, code)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { valibot: join(import.meta.dirname, '../node_modules/valibot') } },
    build: {
      write: false,
      target: ['chrome87', 'safari14'],
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: { groups: apart } } },
    },
  })
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const own = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : [],
  )
  expect(own.length).toBe(1)
  return own[0] ?? ''
}

const gzip = (code: string) => gzipSync(code, { level: 9 }).length

test.each([
  ['nativeIos', 'native-ios'],
  ['nativeAndroid', 'native-android'],
])('the client with %s is less than 5 KB, valibot included', async (host, file) => {
  const code = await bundle(
    file,
    `import { createBridge } from ${at('client.ts')}
import { ${host} } from ${at(`hosts/${file}.ts`)}
window.open = (methods) => createBridge({ methods, host: ${host}() })
`,
    [],
  )
  expect(code).toContain('unknown_outcome')
  expect(code).toContain('valibot')
  expect(gzip(code)).toBeLessThan(CLIENT_BOUND)
})

test('a page in the app loads little more, and no method that it does not call', async () => {
  const code = await bundle('page', PAGE, [
    { name: 'valibot', test: /valibot/ },
    { name: 'preload', test: /preload-helper/ },
  ])
  expect(code).toContain('unknown_outcome')
  expect(code).not.toContain('shareTitle')
  expect(code).not.toContain('qzone')
  expect(gzip(code)).toBeLessThan(PAGE_BOUND)
})

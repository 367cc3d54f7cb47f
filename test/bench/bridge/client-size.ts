import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

/** The bytes of one bridge that a page loads. */
export interface ClientSize {
  readonly name: string
  /** Bytes, gzip 9, minified. */
  readonly gzip: number
  /** The number of them that go when valibot, which the app has anyway, is left out. */
  readonly dependencies: number
}

const ROOT = join(import.meta.dirname, '..', '..', '..')
const ENTRY = '\0client-size'
/** The product's own targets (vite.config.ts). */
const TARGET = ['chrome87', 'safari14']

const bridge = (host: string, file: string) => `
  import { createBridge } from '#bridge/client.ts'
  import { ${host} } from '#bridge/hosts/${file}.ts'
  globalThis.open = (methods) => createBridge({ methods, host: ${host}() })`

/** Each as a page would import it; `methods` come from the page that uses them. */
const CLIENTS: readonly { readonly name: string; readonly code: string }[] = [
  { name: 'our client, iOS host', code: bridge('nativeIos', 'native-ios') },
  { name: 'our client, Android host', code: bridge('nativeAndroid', 'native-android') },
  { name: 'dsbridge', code: `import it from 'dsbridge'; globalThis.open = it` },
  { name: 'vk-bridge', code: `import it from '@vkontakte/vk-bridge'; globalThis.open = it` },
  { name: 'Penpal', code: `import { connect } from 'penpal'; globalThis.open = connect` },
]

function entryPlugin(code: string): Plugin {
  // Named as a file of the root, so that `#bridge/` means what it means in the app.
  const id = join(ROOT, 'client-size.js')
  return {
    name: 'client-size-entry',
    resolveId: (asked) => (asked === ENTRY ? id : null),
    load: (asked) => (asked === id ? code : null),
  }
}

async function gzipSize(code: string, external: string[]): Promise<number> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [entryPlugin(code)],
    build: {
      write: false,
      target: TARGET,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rollupOptions: { input: ENTRY, external },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const text = outputs
    .flatMap(({ output }) => output.map((it) => (it.type === 'chunk' ? it.code : '')))
    .join('')
  return gzipSync(text, { level: 9 }).length
}

/** Bundles each client alone, as the app's build does, and weighs it; ours first. */
export async function clientSizes(): Promise<ClientSize[]> {
  const sizes: ClientSize[] = []
  for (const { name, code } of CLIENTS) {
    const gzip = await gzipSize(code, [])
    sizes.push({ name, gzip, dependencies: gzip - (await gzipSize(code, ['valibot'])) })
  }
  return sizes
}

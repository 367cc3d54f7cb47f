import { execFileSync } from 'node:child_process'
import {
  mkdtempSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildBridge } from './build.ts'

const Manifest = v.object({
  name: v.string(),
  files: v.array(v.string()),
  dependencies: v.record(v.string(), v.string()),
})
const manifest = v.parse(
  Manifest,
  JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')),
)
const require = createRequire(import.meta.url)

// Each test runs a compiler, which takes some seconds alone and many on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let folder = ''
let installed = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridge-package-'))
  installed = join(folder, 'node_modules', manifest.name)
  mkdirSync(installed, { recursive: true })
  buildBridge(join(installed, 'dist'))
  symlinkSync(join(import.meta.dirname, 'package.json'), join(installed, 'package.json'))
  const valibot = dirname(dirname(require.resolve('valibot')))
  symlinkSync(valibot, join(folder, 'node_modules', 'valibot'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('the package imports only its own files and valibot; only the suite imports vitest', () => {
  const dist = join(installed, 'dist')
  const imports = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g),
        ([, to]) => [file, to ?? ''] as const,
      ),
    )
  const outside = imports.filter(([, to]) => !to.startsWith('.'))
  expect(new Set(outside.map(([, to]) => to))).toEqual(new Set(['valibot', 'vitest']))
  expect(outside.filter(([, to]) => to === 'vitest')).toEqual([['testing/host-suite.js', 'vitest']])
  expect(imports.filter(([, to]) => to.startsWith('.') && !to.endsWith('.js'))).toEqual([])
  expect(Object.keys(manifest.dependencies)).toEqual(['valibot'])
  expect(manifest.files).toEqual(['dist'])
})

/** Compiles these modules strictly, as another team would, and returns the output of the last. */
function compiled(modules: Readonly<Record<string, string>>): string {
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code)
  const settings = {
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      outDir: 'out',
      rootDir: '.',
    },
    files: Object.keys(modules),
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc')
  execFileSync(process.execPath, [tsc, '-p', folder], { stdio: 'inherit' })
  const last = (Object.keys(modules).at(-1) ?? '').replace(/ts$/, 'js')
  return execFileSync(process.execPath, [join(folder, 'out', last)], { encoding: 'utf8' }).trim()
}

test('a page of another team compiles with its types, and runs', () => {
  const page = `import { createBridge } from '${manifest.name}'
import { getNotchSize, setPageTitle } from '${manifest.name}/methods'
import { samples } from '${manifest.name}/testing/samples'
import { fakeNative } from '${manifest.name}/testing/fake-native'
import { nativeIos } from '${manifest.name}/hosts/native-ios'

const host = nativeIos(fakeNative('ios').page)
const bridge = createBridge({ methods: { getNotchSize, setPageTitle }, host })
const { top } = await bridge.call('getNotchSize', {})
const height: number = top + samples.getNotchSize.result.bottom
// @ts-expect-error login was not declared
bridge.call('login', {}).catch((error) => console.log(String(error.code), String(height)))
`
  expect(compiled({ 'page.ts': page })).toBe('unsupported 78')
})

test('the page in the README compiles and runs unchanged', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const page = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const start = `import { fakeNative } from '${manifest.name}/testing/fake-native'
Object.assign(globalThis, {
  window: { ...fakeNative('ios').page, addEventListener() {}, removeEventListener() {} },
})
await import('./page.js')
`
  expect(compiled({ 'page.ts': page, 'start.ts': start }).split('\n')).toEqual([
    'signed out',
    'the app shows its trading page',
  ])
})

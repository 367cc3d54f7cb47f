import type { Finding } from './finding.ts'
import type { ChangedBuild, PackHashes } from './changed-build.ts'
import { partFolders } from './part-packs.ts'

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

type Change = (typeof changes)[number]

/** The files of which one word is changed, in a build of its own each. */
export const changedFiles: readonly string[] = changes.map(({ file }) => file)

/**
 * Checks that a part can be released apart: a word changed inside it changes no byte of the other
 * packs, and a word changed in what is common changes all of them. Two findings per file.
 */
export const checkPartsApart = (
  was: PackHashes,
  builds: ReadonlyMap<string, ChangedBuild>,
): Finding[] =>
  changes.flatMap((change) => {
    const built = builds.get(change.file)
    if (built === undefined) throw new Error(`${change.file} was not built with a change`)
    return findingsOf(change, was, built)
  })

function findingsOf(
  { file, follow }: Change,
  was: PackHashes,
  { hashes, onTopOf }: ChangedBuild,
): Finding[] {
  const differ = Object.keys(hashes).filter((pack) => was[pack] !== hashes[pack])
  const same = differ.toSorted().join() === follow.toSorted().join()
  const wanted = !follow.includes('app')
  const onTop = onTopOf === was['app']
  return [
    {
      check: `a word in ${file} changes the pack ${follow.join(' and ')} alone`,
      problem: same ? null : `it changes ${differ.join(' and ') || 'nothing'}`,
    },
    {
      check: `its parts are ${wanted ? '' : 'not '}built on top of the common pack of before`,
      problem: onTop === wanted ? null : `they are${onTop ? '' : ' not'}`,
    },
  ]
}

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish, trustedRootPath } from '#offline/release/repository.ts'
import { ensureUpdaterPackages } from '#scripts/debian-packages.ts'
import type { BenchOptions } from './bench-options.ts'
import { calm, loadNow, writeReport } from './machine.ts'
import type { Closers } from './served-pack.ts'
import { median, spread } from './statistics.ts'
import { buildVersion, CHANGES } from './updates/builds.ts'
import { countingMirror } from './updates/counting-mirror.ts'
import { bareNode, makeInstaller, type Installed } from './updates/installer.ts'
import { reportText, type ChangeResult } from './updates/report.ts'
import { otherSides, timed } from './updates/sides.ts'

const RUNS = 5
const SWITCHES = 9

/** Measures the cost of one release after another for a phone; dist/reports/bench-updates.json. */
export async function run({ rounds = RUNS }: BenchOptions): Promise<void> {
  const closers: Closers = []
  try {
    const missing = ensureUpdaterPackages()
    const folder = await mkdtemp(join(tmpdir(), 'h5-updates-'))
    closers.push(() =>
      rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
    )
    const loadBefore = loadNow()
    const install = await makeInstaller(folder)
    const base = await buildVersion(folder, '1.0.0', null)
    const keysDir = join(folder, 'keys')
    const first = join(folder, 'first')
    await publish({ repoDir: first, keysDir, zip: base })
    const root = trustedRootPath(first)
    const device = join(folder, 'device')
    const began = await install(device, first, root)

    /** An update of a copy of the device, `rounds` times, each in a process of its own. */
    const measure = async (repoDir: string) => {
      const mirror = await countingMirror(repoDir, closers)
      const runs: Installed[] = []
      let traffic = mirror.take()
      for (let at = 0; at < rounds; at += 1) {
        const copy = join(folder, 'copy')
        await cp(device, copy, { recursive: true })
        runs.push(await install(copy, mirror.url, root))
        traffic = mirror.take()
        await rm(copy, { recursive: true })
      }
      return { traffic, runs }
    }

    const none = await measure(first)
    const results: ChangeResult[] = [
      {
        name: 'no change',
        zipBytes: 0,
        ours: none.traffic,
        publishMs: 0,
        runs: none.runs,
        sides: [],
      },
    ]
    let wholeZip: { zip: string; repoDir: string } | null = null
    for (const change of CHANGES) {
      const zip = await buildVersion(folder, '1.1.0', change)
      const repoDir = join(folder, `repository-${change.name}`)
      await cp(first, repoDir, { recursive: true })
      const started = performance.now()
      const { bytes } = await publish({ repoDir, keysDir, zip })
      const publishMs = performance.now() - started
      const { traffic, runs } = await measure(repoDir)
      const sides = await otherSides(base, zip, folder)
      results.push({ name: change.about, zipBytes: bytes, ours: traffic, publishMs, runs, sides })
      wholeZip ??= { zip, repoDir }
    }

    const switching = await compareSwitch(folder, base, () =>
      install(join(folder, 'fresh'), first, root),
    )
    const bare = await bareNode()
    const notes = [
      `Real web builds of this app, each in its pack; the phone has 1.0.0. Medians of ${rounds} updates, each in a process of its own, from a web server on this machine.`,
      `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? ''}), Node ${process.version}; load average ${loadBefore.join(' ')} before, ${loadNow().join(' ')} after.`,
      "Ours: bytes and requests of packs and deltas; metadata beside them. To smallest: of all sides, those too that have no signatures and could not be told from others' bytes. bsdiff and zstd on plain forms get the same preparation as ours; on zips they do what they do by themselves.",
      'Time: from the check to the end, with every file of the old pack read and compared. Others: the tool alone.',
      ...(missing === null ? [] : [`NOT COMPARED, for tools are absent: ${missing}`]),
    ]
    const report = { results, switching, bareNodeKiB: bare, first: began, notes }
    const file = await writeReport('updates', report)
    console.log(reportText(report))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

/** Verifying and switching compared with the time of two common tools for the same zip, in turn. */
async function compareSwitch(folder: string, zip: string, install: () => Promise<Installed>) {
  const ours: number[] = []
  const tools: number[] = []
  const unzipped = join(folder, 'unzipped')
  let busy = 0
  for (let at = 0; at < SWITCHES; at += 1) {
    if (!(await calm())) busy += 1
    const { steps } = await install()
    ours.push((steps.switched ?? Number.NaN) - (steps.downloaded ?? Number.NaN))
    await rm(join(folder, 'fresh'), { recursive: true })
    const hashed = timed(['sha256sum', zip])
    const unpacked = timed(['unzip', '-q', zip, '-d', unzipped])
    await rm(unzipped, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    if (hashed !== null && unpacked !== null) tools.push(hashed + unpacked)
  }
  const ratios = tools.map((ms, at) => (ours[at] ?? Number.NaN) / ms)
  return {
    busy,
    rounds: SWITCHES,
    ours: spread(ours),
    tools: tools.length === 0 ? null : spread(tools),
    ratio: tools.length === 0 ? null : median(ratios),
  }
}

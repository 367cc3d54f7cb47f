import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { FixtureIds, Sample, Samples } from '#templates/sample.ts'
import {
  sampleDividendNo,
  sampleOrderNo,
  sampleSaleNo,
} from '#test/sandbox/seed/seed-personas-statuses.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What a module's samples.ts exports. */
const sampleFile = v.object({ samples: v.custom<Samples>((it) => typeof it === 'function') })

/** Every module's samples, from the files beside their rows. */
const files = await Promise.all(
  globSync('src/features/*/*/samples.ts', { cwd: ROOT })
    .toSorted()
    .map(async (file) => {
      const url = pathToFileURL(join(ROOT, file)).href
      return v.parse(sampleFile, await import(/* @vite-ignore */ url)).samples
    }),
)

/** How to see each screen that is built, by the pattern of its path. */
export function screenSamples(known: FixtureIds): Readonly<Record<string, readonly Sample[]>> {
  return Object.fromEntries(files.flatMap((samples) => Object.entries(samples(known))))
}

/** What every sandbox has from its beginning. */
export const SEEDED_IDS: Pick<FixtureIds, 'funds' | 'contract' | 'every'> = {
  funds: {
    bought: '980303',
    held: '980301',
    longName: '980805',
    money: '001386',
    dividends: '980207',
    young: '980407',
    suspended: '980203',
    qdii: '980801',
  },
  contract: '980303-contract-20180222',
  every: {
    status: (status) => sampleOrderNo('every', status),
    sale: sampleSaleNo('every'),
    dividends: {
      cash: sampleDividendNo('every', '1'),
      reinvested: sampleDividendNo('every', '0'),
    },
  },
}

/** For those who only ask which samples there are. */
export const EXAMPLE_IDS: FixtureIds = {
  ...SEEDED_IDS,
  applyNo: '202501020000000001',
  placedNo: '202501020000000002',
  conversion: { outgoing: '202501020000000003', incoming: '202501020000000004' },
  signings: { waiting: 'B20260101', agreed: 'B20260102', refused: 'B20260103' },
}

import { seededExchange } from '#test/sandbox/departments/mall/open-mall.ts'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { FixtureIds, Sample, Samples } from '#templates/sample.ts'
import { seededCoupon, seededGift } from '#test/sandbox/departments/coupons/seeded-coupons.ts'
import { sampleExchange } from '#test/sandbox/departments/coupons/redeem-codes.ts'
import { inviteCodeOf } from '#test/sandbox/departments/invite/tickets.ts'
import { seededComplaintNo } from '#test/sandbox/departments/service/seed-complaints.ts'
import { seededPaperNo } from '#test/sandbox/departments/papers/seed-papers.ts'
import { failingPlanNo } from '#test/sandbox/departments/plans/seed-plan.ts'
import { planEndNo, seededPlanNo } from '#test/sandbox/departments/plans/seed-planner.ts'
import {
  sampleDividendNo,
  sampleOrderNo,
  sampleSaleNo,
} from '#test/sandbox/departments/trading/seed-personas-statuses.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The exports of a module's samples.ts. */
const sampleFile = v.object({ samples: v.custom<Samples>((it) => typeof it === 'function') })

/** Every module's samples, with the file of each. */
export const sampleFiles = await Promise.all(
  globSync('src/features/*/*/samples.ts', { cwd: ROOT })
    .toSorted()
    .map(async (file) => {
      const url = pathToFileURL(join(ROOT, file)).href
      const { samples } = v.parse(sampleFile, await import(/* @vite-ignore */ url))
      return { file, samples }
    }),
)

/** Samples that show each screen that is built, by the pattern of its path. */
export function screenSamples(known: FixtureIds): Readonly<Record<string, readonly Sample[]>> {
  return Object.fromEntries(sampleFiles.flatMap(({ samples }) => Object.entries(samples(known))))
}

type Seeded =
  | 'coupons'
  | 'gifts'
  | 'codes'
  | 'inviteCodes'
  | 'complaints'
  | 'funds'
  | 'contract'
  | 'every'
  | 'exchanges'
  | 'papers'
  | 'plans'
  | 'planEnded'

/** The ids that every sandbox has from its beginning. */
export const SEEDED_IDS: Pick<FixtureIds, Seeded> = {
  complaints: seededComplaintNo,
  coupons: (name) => seededCoupon('saver', name),
  gifts: seededGift,
  inviteCodes: inviteCodeOf,
  codes: (kind) => sampleExchange({ coupon: 2, coins: 6, card: 7 }[kind]),
  papers: { ready: seededPaperNo('statement'), making: seededPaperNo('incomeProof') },
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
  plans: {
    monthly: seededPlanNo('planner', '980201'),
    paused: seededPlanNo('planner', '980301'),
    smart: seededPlanNo('planner', '980401'),
    skipping: seededPlanNo('planner', '980205'),
    abnormal: seededPlanNo('planner', '980503'),
    goal: seededPlanNo('planner', '980103'),
    failures: seededPlanNo('planner', '980303'),
    failing: failingPlanNo('failing'),
  },
  planEnded: planEndNo(seededPlanNo('planner', '980303')),
  contract: '980303-contract-20180222',
  exchanges: {
    thing: seededExchange('G303'),
    processing: seededExchange('G307'),
    shipped: seededExchange('G308'),
    arrived: seededExchange('G305'),
    coupon: seededExchange('G105'),
    right: seededExchange('G207'),
    cancelled: seededExchange('G309'),
    failed: seededExchange('G-FAIL'),
  },
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
  pensionRefused: 'B20260104',
  questions: {
    declined: 'p-1',
    pending: 'p-2',
    rejected: 'p-3',
    hidden: 'p-4',
    deleted: 'p-5',
  },
}

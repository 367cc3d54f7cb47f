/** The pages that a new database has: what operators would have composed. */
import * as v from 'valibot'
import * as fixed from '#shared/pages/page-blocks/slots/fixed-plus-slots.ts'
import { adviceIntro } from '#shared/pages/page-blocks/slots/advice-slots.ts'
import { boutique, BOUTIQUE_CODES, fundHome } from '#shared/pages/page-blocks/slots/fund-slots.ts'
import { home } from '#shared/pages/page-blocks/slots/home-slot.ts'
import {
  usersShortcuts,
  visitorsShortcuts,
} from '#shared/pages/page-blocks/slots/shortcut-slots.ts'
import { initiative } from '#shared/pages/page-blocks/slots/initiative-slots.ts'
import { goldExplained, goldTreeOffline } from '#shared/pages/page-blocks/slots/gold-slots.ts'
import * as activities from '#shared/pages/page-blocks/slots/activity-slots.ts'
import * as direct from '#shared/pages/page-blocks/slots/direct-slots.ts'
import * as invites from '#shared/pages/page-blocks/slots/invite-slots.ts'
import { moneyExplained } from '#shared/pages/page-blocks/slots/money-slots.ts'
import * as pension from '#shared/pages/page-blocks/slots/pension-slots.ts'
import * as people from '#shared/pages/page-blocks/slots/people-slots.ts'
import * as specials from '#shared/pages/page-blocks/slots/special-slots.ts'

import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './page-seeds.json' with { type: 'json' }

const doc = v.pipe(
  v.looseObject({}),
  v.transform((it): object => it),
)

/** A page with an address of its own, as operators have composed it. */
const seed = v.strictObject({
  pageId: v.string(),
  slot: v.optional(v.nullable(v.string()), null),
  doc,
  audience: v.exactOptional(doc),
  /** Days from the clock's start; by default it has been on for a month. */
  fromDays: v.exactOptional(v.number()),
  untilDays: v.exactOptional(v.number()),
})
export type PageSeed = v.InferOutput<typeof seed>

const slot = (name: string, it: object): PageSeed => ({
  pageId: `s-${name.replace(':', '-')}`,
  slot: name,
  doc: it,
})

export const PAGE_SEEDS: readonly PageSeed[] = [
  slot('home', home),
  slot('home-shortcuts', usersShortcuts),
  slot('visitor-shortcuts', visitorsShortcuts),
  slot('fund-home', fundHome),
  ...BOUTIQUE_CODES.map((code) => slot(`boutique:${code}`, boutique(code))),
  slot('manager-lounge', people.managerLounge),
  slot('expert-home', people.expertHome),
  slot('people', people.people),
  slot('together', people.together),
  slot('circle-home', people.circleHome),
  slot('circle:medicine', people.medicine),
  slot('initiative', initiative),
  slot('pension-way', pension.pensionWay),
  slot('pension-guide', pension.pensionGuide),
  slot('pension-zone', pension.pensionZone),
  slot('money-explained', moneyExplained),
  slot('gold', goldExplained),
  slot('gold-tree-offline', goldTreeOffline),
  slot('activity-center', activities.activityCenter),
  slot('auth-guide', activities.authGuide),
  slot('newcomer-gift', activities.newcomerGift),
  slot('new-user', activities.newUser),
  slot('direct-special', direct.directSpecial),
  slot('ready-plans', direct.readyPlans),
  slot('payday', activities.payday),
  slot('invite:2025', invites.invite2025),
  slot('invite:2026', invites.invite2026),
  slot('invite:2020', invites.invite2020),
  slot('invite:always', invites.inviteAlways),
  slot('invite:month', invites.inviteMonth),
  slot('invite:wx', invites.inviteWx),
  slot('invite:zone', invites.inviteZone),
  slot('invite:guide', invites.inviteeGuide),
  slot('fixed-plus', fixed.fixedPlus),
  slot('alipay-fixed-plus', fixed.alipayFixedPlus),
  slot('fixed-plus-new', fixed.fixedPlusNew),
  slot('advice-intro', adviceIntro),
  slot('special:s-bond-class', specials.bondClass),
  slot('special:s-pension', specials.pension),
  ...dataFile('page-seeds.json', v.array(seed), data),
]

/** The fixed slots that a new provider has a page for. */
export const SEEDED_SLOTS: readonly string[] = PAGE_SEEDS.flatMap((it) => it.slot ?? [])

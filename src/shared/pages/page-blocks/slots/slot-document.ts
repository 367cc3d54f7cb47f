import { brandFunds } from '#domain/brand-funds.ts'
import type { PuckDocument } from './document-parts.ts'

const activities = () => import('./activity-slots.ts')
const shortcuts = () => import('./shortcut-slots.ts')
const direct = () => import('./direct-slots.ts')
const vip = () => import('./vip-slots.ts')
const invites = () => import('./invite-slots.ts')
const people = () => import('./people-slots.ts')
const specials = () => import('./special-slots.ts')
const pension = () => import('./pension-slots.ts')
const fixed = () => import('./fixed-plus-slots.ts')
const funds = () => import('./fund-slots.ts')

/** The documents of fixed slots that come with the pack; each file is loaded on demand. */
const DOCUMENTS: ReadonlyMap<string, () => Promise<PuckDocument>> = new Map<
  string,
  () => Promise<PuckDocument>
>([
  ['home', async () => (await import('./home-slot.ts')).home],
  ['home-shortcuts', async () => (await shortcuts()).usersShortcuts],
  ['visitor-shortcuts', async () => (await shortcuts()).visitorsShortcuts],
  ['fund-home', async () => (await funds()).fundHome],
  ...Object.values(brandFunds.boutique).map(
    (code) => [`boutique:${code}`, async () => (await funds()).boutique(code)] as const,
  ),
  ['manager-lounge', async () => (await people()).managerLounge],
  ['expert-home', async () => (await people()).expertHome],
  ['people', async () => (await people()).people],
  ['together', async () => (await people()).together],
  ['circle-home', async () => (await people()).circleHome],
  ['circle:medicine', async () => (await people()).medicine],
  ['initiative', async () => (await import('./initiative-slots.ts')).initiative],
  ['pension-way', async () => (await pension()).pensionWay],
  ['pension-guide', async () => (await pension()).pensionGuide],
  ['pension-zone', async () => (await pension()).pensionZone],
  ['gold', async () => (await import('./gold-slots.ts')).goldExplained],
  ['gold-tree-offline', async () => (await import('./gold-slots.ts')).goldTreeOffline],
  ['activity-center', async () => (await activities()).activityCenter],
  ['auth-guide', async () => (await activities()).authGuide],
  ['newcomer-gift', async () => (await activities()).newcomerGift],
  ['new-user-2025', async () => (await activities()).newUser2025],
  ['new-user', async () => (await activities()).newUser],
  ['direct-special', async () => (await direct()).directSpecial],
  ['ready-plans', async () => (await direct()).readyPlans],
  ['vip-entry', async () => (await vip()).vipEntry],
  ['vip-compat', async () => (await vip()).vipCompat],
  ['column', async () => (await activities()).column],
  ['payday', async () => (await activities()).payday],
  ['invite:2025', async () => (await invites()).invite2025],
  ['invite:2026', async () => (await invites()).invite2026],
  ['invite:2020', async () => (await invites()).invite2020],
  ['invite:always', async () => (await invites()).inviteAlways],
  ['invite:month', async () => (await invites()).inviteMonth],
  ['invite:wx', async () => (await invites()).inviteWx],
  ['invite:zone', async () => (await invites()).inviteZone],
  ['invite:guide', async () => (await invites()).inviteeGuide],
  ['money-explained', async () => (await import('./money-slots.ts')).moneyExplained],
  ['fixed-plus', async () => (await fixed()).fixedPlus],
  ['alipay-fixed-plus', async () => (await fixed()).alipayFixedPlus],
  ['fixed-plus-new', async () => (await fixed()).fixedPlusNew],
  ['advice-intro', async () => (await import('./advice-slots.ts')).adviceIntro],
  ['special:s-bond-class', async () => (await specials()).bondClass],
  ['special:s-pension', async () => (await specials()).pension],
])

/** The pack's own page of the slot; null where the slot has none. */
export async function slotDocument(slot: string): Promise<PuckDocument | null> {
  return (await DOCUMENTS.get(slot)?.()) ?? null
}

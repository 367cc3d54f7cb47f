import type { ModuleRow } from '#templates/module.ts'
import { activityModule } from './activity/routes.ts'
import { activityCenterModule } from './activity-center/routes.ts'
import { annualBill2020Module } from './annual-bill2020/routes.ts'
import { annualBill2021Module } from './annual-bill2021/routes.ts'
import { annualBill2022Module } from './annual-bill2022/routes.ts'
import { answerRushModule } from './answer-rush/routes.ts'
import { challengeProfitModule } from './challenge-profit/routes.ts'
import { couponModule } from './coupon/routes.ts'
import { couponCenterModule } from './coupon-center/routes.ts'
import { directActivityModule } from './direct-activity/routes.ts'
import { directInvestActivityModule } from './direct-invest-activity/routes.ts'
import { directSpecialModule } from './direct-special/routes.ts'
import { exchangeModule } from './exchange/routes.ts'
import { financialIntelligenceModule } from './financial-intelligence/routes.ts'
import { investAffairModule } from './invest-affair/routes.ts'
import { inviteModule } from './invite/routes.ts'
import { inviteFriends2025Module } from './invite-friends2025/routes.ts'
import { inviteFriends2025V2Module } from './invite-friends2025v2/routes.ts'
import { inviteFriends60Module } from './invite-friends60/routes.ts'
import { keepActivityModule } from './keep-activity/routes.ts'
import { newInviteFriendModule } from './new-invite-friend/routes.ts'
import { newUser2025Module } from './new-user2025/routes.ts'
import { newUserModule } from './new-user/routes.ts'
import { puzzleModule } from './puzzle/routes.ts'
import { qiandaModule } from './qianda/routes.ts'
import { sftModule } from './sft/routes.ts'
import { treasureChestModule } from './treasure-chest/routes.ts'
import { vipModule } from './vip/routes.ts'
import { vipAgingModule } from './vip-aging/routes.ts'
import { wxInviteFriendModule } from './wx-invite-friend/routes.ts'

/** The modules of this group; their rows are loaded together (`app/router/modules.ts`). */
export const modules: readonly ModuleRow[] = [
  activityModule,
  activityCenterModule,
  annualBill2020Module,
  annualBill2021Module,
  annualBill2022Module,
  answerRushModule,
  challengeProfitModule,
  couponModule,
  couponCenterModule,
  directActivityModule,
  directInvestActivityModule,
  directSpecialModule,
  exchangeModule,
  financialIntelligenceModule,
  investAffairModule,
  inviteModule,
  inviteFriends2025Module,
  inviteFriends2025V2Module,
  inviteFriends60Module,
  keepActivityModule,
  newInviteFriendModule,
  newUserModule,
  newUser2025Module,
  puzzleModule,
  qiandaModule,
  sftModule,
  treasureChestModule,
  vipModule,
  vipAgingModule,
  wxInviteFriendModule,
]

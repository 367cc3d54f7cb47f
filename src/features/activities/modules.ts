import type { ModuleRow } from '#templates/module.ts'
import { activityModule } from './activity/routes.ts'
import { activityCenterModule } from './activity-center/routes.ts'
import { couponModule } from './coupon/routes.ts'
import { couponCenterModule } from './coupon-center/routes.ts'
import { exchangeModule } from './exchange/routes.ts'
import { keepActivityModule } from './keep-activity/routes.ts'
import { newUser2025Module } from './new-user2025/routes.ts'
import { newUserModule } from './new-user/routes.ts'
import { sftModule } from './sft/routes.ts'
import { wxInviteFriendModule } from './wx-invite-friend/routes.ts'

/** The modules of this group; their rows are loaded together (`app/modules.ts`). */
export const modules: readonly ModuleRow[] = [
  activityModule,
  activityCenterModule,
  couponModule,
  couponCenterModule,
  exchangeModule,
  keepActivityModule,
  newUserModule,
  newUser2025Module,
  sftModule,
  wxInviteFriendModule,
]

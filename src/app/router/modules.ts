import type { ModuleRow } from '#templates/module.ts'

/**
 * The modules of a group: the first segments of their addresses, and what loads their rows. The
 * entry holds no more of a screen than this, so it hardly grows with their number.
 */
export interface ModuleGroup {
  readonly segments: readonly string[]
  readonly load: () => Promise<{ readonly modules: readonly ModuleRow[] }>
}

/** Every module of the app, by its group; home's segment is empty. */
export const moduleGroups: readonly ModuleGroup[] = [
  {
    segments: ['', 'static', 'error', 'download', 'outside', 'post'],
    load: () => import('#features/utility/modules.ts'),
  },
  {
    segments: [
      'authentic',
      'binding',
      'cmbAddBank',
      'enroll',
      'icbc',
      'messages',
      'myCenter',
      'privacy',
      'risks',
    ],
    load: () => import('#features/account/modules.ts'),
  },
  {
    segments: [
      'alipayFixedPlus',
      'brightSpotFunds',
      'circle',
      'companySelectFund',
      'configAdvise',
      'course',
      'easySelectFund',
      'embedChart',
      'financial_expert',
      'fixed_plus',
      'fund_detail',
      'fundIndex',
      'fundManager',
      'initiative',
      'pageBuilder',
      'rankList',
      'thPeople',
      'together',
      'vp',
    ],
    load: () => import('#features/content/modules.ts'),
  },
  {
    segments: [
      'asset',
      'charge',
      'cmbResult',
      'customized',
      'deal',
      'directInvest',
      'fundPortal',
      'monthlyReport',
      'remittance',
      'transaction',
    ],
    load: () => import('#features/trading/modules.ts'),
  },
  {
    segments: [
      'goldStore',
      'goldTree',
      'pensionAccount',
      'pensionZone',
      'shangHaiGold',
      'snowCalculator',
      'taxDelay',
    ],
    load: () => import('#features/pension/modules.ts'),
  },
  {
    segments: [
      'activity',
      'activityCenter',
      'coupon',
      'annualBill2020',
      'answerRush',
      'annualBill2021',
      'annualBill2022',
      'challengeProfit',
      'couponCenter',
      'directActivity',
      'directInvestActivity',
      'directSpecial',
      'exchange',
      'financial_intelligence',
      'investAffair',
      'invite',
      'inviteFriends2025',
      'inviteFriends2025V2',
      'inviteFriends60',
      'keepActivity',
      'newInviteFriend',
      'newUser',
      'newUser2025',
      'puzzle',
      'qianda',
      'sft',
      'treasureChest',
      'vip',
      'vipAging',
      'wxInviteFriend',
    ],
    load: () => import('#features/activities/modules.ts'),
  },
]

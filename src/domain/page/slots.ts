/** The fixed places of the app that a page can be made for, as operators call them. */
export const FIXED_SLOTS = {
  home: '首页',
  'home-shortcuts': '首页快捷入口',
  'visitor-shortcuts': '首页快捷入口（未开户）',
  'fund-home': '基金首页',
  'manager-lounge': '基金经理会客厅',
  'expert-home': '理财达人',
  people: '公司的人',
  together: '投资陪伴',
  'circle-home': '圈子首页',
  'circle:medicine': '医药圈',
  initiative: '主动权益',
  'pension-way': '个人养老金',
  'pension-guide': '个人养老金说明',
  'pension-zone': '养老专区',
  'money-explained': '看懂货币基金',
  gold: '上海金',
  'gold-tree-offline': '黄金树结束页',
  'activity-center': '活动中心',
  'auth-guide': '开户指南',
  'newcomer-gift': '新人礼',
  'new-user': '新人专区',
  'direct-special': '定投专题',
  'ready-plans': '定投方案',
  'vip-entry': '会员介绍',
  'vip-compat': '会员简版',
  'invite:2025': '邀请好友 2025',
  'invite:2026': '邀请好友 2026',
  'invite:2020': '邀请好友 2020',
  'invite:always': '邀请好友',
  'invite:month': '邀请任务',
  'invite:wx': '推荐给朋友',
  'invite:zone': '好友专区',
  'invite:guide': '好友指南',
  'new-user-2025': '新人里程碑',
  payday: '薪管通',
  column: '专栏领券',
  'fixed-plus': '固收+',
  'alipay-fixed-plus': '固收+（支付应用）',
  'fixed-plus-new': '固收+（新版）',
  'advice-intro': '资产配置服务',
} as const satisfies Readonly<Record<string, string>>

/** Places that there are many of: `boutique:FUND` is of a fund, `special:s-pension` of a special. */
export const SLOT_FAMILIES = { boutique: '精品基金', special: '专题' } as const
export type SlotFamily = keyof typeof SLOT_FAMILIES

const isFamily = (name: string): name is SlotFamily => Object.hasOwn(SLOT_FAMILIES, name)
const isFixed = (name: string): name is keyof typeof FIXED_SLOTS => Object.hasOwn(FIXED_SLOTS, name)

/**
 * Returns what a place is called; null where the app has none of that name. `titleOf` names its
 * fund or special.
 */
export function slotTitle(
  slot: string,
  titleOf: (family: SlotFamily, id: string) => string | null,
): string | null {
  if (isFixed(slot)) return FIXED_SLOTS[slot]
  const [family = '', id = ''] = slot.split(':')
  if (!isFamily(family)) return null
  const title = titleOf(family, id)
  return title === null ? null : `${SLOT_FAMILIES[family]} · ${title}`
}

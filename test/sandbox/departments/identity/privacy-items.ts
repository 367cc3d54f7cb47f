export interface PrivacyItem {
  infoId: string
  group: string
  infoName: string
  scenario: string
  purpose: string
  thirdParty: string
  withdrawable: boolean
}

const item = (
  infoId: string,
  group: string,
  texts: readonly [name: string, scenario: string, purpose: string, thirdParty: string],
  withdrawable = false,
): PrivacyItem => {
  const [infoName, scenario, purpose, thirdParty] = texts
  return { infoId, group, infoName, scenario, purpose, thirdParty, withdrawable }
}

/** The name that is shown, masked, to who has invited the user. */
export const INVITE_NAME = 'inviteName'

/**
 * The kinds of personal information that are collected. What the law requires of every investor
 * cannot be withdrawn.
 */
export const PRIVACY_ITEMS: readonly PrivacyItem[] = [
  item('name', '基本信息', ['姓名', '开户', '核实投资人身份', '']),
  item('mobile', '基本信息', [
    '手机号',
    '注册、登录、交易验证',
    '验证本人操作、发送通知',
    '短信服务商',
  ]),
  item('personal', '基本信息', ['职业、住址等身份信息', '开户', '履行反洗钱义务', ''], false),
  item('document', '身份信息', ['身份证件号码', '开户', '核实投资人身份', '']),
  item('pictures', '身份信息', ['身份证件照片', '上传证件', '核验证件有效性', '']),
  item('tax', '身份信息', ['税收居民身份', '开户', '履行尽职调查义务', '']),
  item('cards', '财产信息', ['银行卡', '绑卡、支付', '扣款与回款', '开户银行']),
  item('risk', '财产信息', ['风险测评答案与结果', '风险测评', '匹配适当的产品', '']),
  item(
    'pushNotice',
    '服务偏好',
    ['消息推送偏好', '消息通知', '把交易、账户和活动消息推送到手机', '推送服务商'],
    true,
  ),
  // Listed for who has accepted an invitation alone.
  item(
    INVITE_NAME,
    '服务偏好',
    [
      '邀请记录中的姓名',
      '接受好友邀请',
      '邀请您的好友可以看到脱敏的姓名，否则显示为好友加序号',
      '',
    ],
    true,
  ),
  item('recommend', '服务偏好', ['浏览记录', '基金推荐', '推荐可能感兴趣的内容', ''], true),
]

import type * as v from 'valibot'
import type { queryPrivacyInfo } from '#api/calls/privacy.ts'
import type { TextSection } from '#domain/text-section.ts'

export type PrivacyInfo = v.InferOutput<typeof queryPrivacyInfo.payload>

/** The day from which this wording is in force, YYYYMMDD. */
export const EFFECTIVE_DATE = '20260101'

/** The terms for all kinds of personal information, shown below their list. */
export const LIST_SECTIONS: readonly TextSection[] = [
  {
    heading: '我们如何收集和使用',
    paragraphs: [
      '我们只收集办理业务所必需的个人信息，每一项的场景、目的和接收方都列在上面的清单中。',
    ],
    items: [
      '开户、交易、支付和风险测评所需的信息，是法律法规要求或履行合同所必需的。',
      '消息推送和内容推荐所需的信息由您自愿提供，不同意不影响开户和交易。',
      '目的、方式或种类变化时，我们会重新告知并征得您的同意。',
    ],
  },
  {
    heading: '我们如何共享',
    items: [
      '除清单中列明的接收方外，不向其他第三方提供您的个人信息。',
      '向接收方只提供完成该项业务所必需的部分，并要求其不得用于其他目的。',
      '司法机关、监管机构依法要求时，我们依法提供。',
      '不出售您的个人信息，不向境外提供。',
    ],
  },
  {
    heading: '我们如何保存和保护',
    items: [
      '个人信息保存在境内，保存期限以实现目的所必需的最短时间为限，法律法规另有规定的从其规定。',
      '手机号、银行卡号和交易密码加密后传输，身份信息在页面上隐去部分内容后显示。',
      '只有办理业务所需的人员可以访问，访问留有记录。',
      '一旦发生个人信息安全事件，我们会及时告知您，并报告监管机构。',
    ],
  },
  {
    heading: '您的权利',
    items: [
      '查阅：在清单中查看每一项的内容、次数和最近收集时间。',
      '更正：信息有误的，可以在个人中心或联系客服更正。',
      '复制：导出我们保存的您的个人信息。',
      '撤回同意：在自愿提供的项目中随时撤回，撤回前的处理仍然有效。',
      '注销：注销账户后，除法律法规要求保存的以外，其余信息将被删除。',
    ],
  },
  {
    heading: '未成年人',
    paragraphs: ['本服务面向年满 18 周岁的投资者，我们不主动收集未成年人的个人信息。'],
  },
]

/**
 * Returns why and for how long one kind of personal information is stored, and whether consent can
 * be withdrawn.
 */
export function detailSections(info: PrivacyInfo): readonly TextSection[] {
  const { infoName, scenario, purpose, thirdParty } = info
  const voluntary = info.withdrawable === '1'
  return [
    {
      heading: '收集和使用',
      items: [
        `场景：${scenario}。`,
        `目的：${purpose}。`,
        voluntary
          ? '依据：您的同意。'
          : '依据：法律法规对基金投资者的要求，以及为您办理业务所必需。',
      ],
    },
    {
      heading: '共享',
      paragraphs: [
        thirdParty === ''
          ? '不向第三方提供。'
          : `为实现上述目的，向${thirdParty}提供办理该项业务所必需的部分。`,
      ],
    },
    {
      heading: '保存和撤回',
      items: voluntary
        ? [
            '同意期间保存；撤回同意或注销账户后停止使用并删除。',
            '撤回不影响交易，也不影响撤回前已经进行的处理。可以随时重新同意。',
          ]
        : [
            '账户存续期间保存；注销后按反洗钱等法律法规规定的期限保存，期满删除。',
            `${infoName}是办理业务所必需的，不能单独撤回；您可以选择注销账户。`,
          ],
    },
  ]
}

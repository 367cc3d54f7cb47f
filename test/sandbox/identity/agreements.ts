import { createHash } from 'node:crypto'

export type AgreementScene = 'enroll' | 'paymentBank' | 'pension'

interface AgreementText {
  protocolId: string
  title: string
  sections: { heading: string; text: string }[]
}

const TEXTS: Record<AgreementScene, readonly AgreementText[]> = {
  enroll: [
    {
      protocolId: 'enroll-service',
      title: '《用户服务协议》',
      sections: [
        {
          heading: '一、注册',
          text: '您使用本人手机号注册。一个手机号只能注册一个账户，账户由本人使用，不得转借。',
        },
        {
          heading: '二、服务内容',
          text: '我们向您提供基金信息查询、开户、交易与账户管理服务。基金有风险，投资需谨慎。',
        },
      ],
    },
    {
      protocolId: 'enroll-privacy',
      title: '《个人信息保护政策》',
      sections: [
        {
          heading: '一、我们收集的信息',
          text: '为完成注册，我们收集您的手机号；开户时收集身份证件、银行卡与税收居民身份信息。',
        },
        {
          heading: '二、您的权利',
          text: '您可以查询、更正、导出您的个人信息，可以撤回同意，也可以注销账户。',
        },
      ],
    },
  ],
  paymentBank: [
    {
      protocolId: 'payment-bank-debit',
      title: '《银行委托扣款协议》',
      sections: [
        {
          heading: '一、授权',
          text: '您授权银行按我们的扣款指令，从您签约的银行卡中划付您的买入款项。您可以随时解约。',
        },
      ],
    },
  ],
  pension: [
    {
      protocolId: 'pension-account',
      title: '《个人养老金资金账户信息授权书》',
      sections: [
        {
          heading: '一、授权内容',
          text: '您授权我们向开户银行查询您的个人养老金资金账户状态，用于开立个人养老金基金交易账户。',
        },
        {
          heading: '二、领取',
          text: '个人养老金资金账户封闭运行，达到法定条件前不得支取，法律另有规定的除外。',
        },
      ],
    },
  ],
}

/**
 * The agreements of a scene, each with the SHA-256 of its wording: title, headings and texts, a
 * line each.
 */
export function sceneAgreements(scene: AgreementScene) {
  return TEXTS[scene].map(({ protocolId, title, sections }) => {
    const lines = [title, ...sections.flatMap(({ heading, text }) => [heading, text])]
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
    return { protocolId, title, hash, sections }
  })
}

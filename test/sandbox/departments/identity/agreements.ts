import { createHash } from 'node:crypto'
import type { AgreementScene } from '#api/calls/registration.ts'

interface AgreementText {
  protocolId: string
  title: string
  version: string
  effectiveDate: string
  sections: { heading: string; text: string }[]
}

/** Of each ordinary card, the first one and every other. */
const CARD_PAYMENT: AgreementText = {
  protocolId: 'opening-card',
  title: '《银行卡快捷支付授权书》',
  version: 'V1.4',
  effectiveDate: '20251201',
  sections: [
    {
      heading: '一、授权',
      text: '您授权我们向您的发卡银行核验姓名、证件号码、卡号与预留手机号，并按您的指令扣划买入款项。',
    },
    {
      heading: '二、解除',
      text: '您可以随时解绑银行卡。卡上有份额、在途款项或定投计划时，须先处理完毕。',
    },
  ],
}

const TEXTS: Record<AgreementScene, readonly AgreementText[]> = {
  enroll: [
    {
      protocolId: 'enroll-service',
      title: '《用户服务协议》',
      version: 'V3.2',
      effectiveDate: '20251201',
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
      version: 'V4.0',
      effectiveDate: '20260101',
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
  opening: [
    {
      protocolId: 'opening-account',
      title: '《开放式基金账户服务协议》',
      version: 'V2.1',
      effectiveDate: '20251201',
      sections: [
        {
          heading: '一、开立账户',
          text: '您以本人真实身份开立基金账户，保证所填信息真实、准确、完整，信息变更后及时更新。',
        },
        {
          heading: '二、风险提示',
          text: '基金投资有风险。您在交易前应阅读基金合同与招募说明书，按自身风险承受能力作出选择。',
        },
      ],
    },
    CARD_PAYMENT,
  ],
  addCard: [CARD_PAYMENT],
  express: [
    {
      protocolId: 'express-payment',
      title: '《银行卡快捷支付服务协议》',
      version: 'V1.4',
      effectiveDate: '20251201',
      sections: [
        {
          heading: '一、快捷签约',
          text: '您以银行发送的短信验证码确认签约，无须前往银行页面。签约后可用该卡买入基金、接收卖出款项。',
        },
        {
          heading: '二、限额',
          text: '每笔与每日限额以发卡银行为准，您可以在银行卡管理中设置更低的限额。',
        },
      ],
    },
  ],
  paymentBank: [
    {
      protocolId: 'payment-bank-debit',
      title: '《银行委托扣款协议》',
      version: 'V2.1',
      effectiveDate: '20240701',
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
      version: 'V1.3',
      effectiveDate: '20250101',
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
  vip: [
    {
      protocolId: 'vip-service',
      title: '《会员服务协议》',
      version: 'V1.0',
      effectiveDate: '20260101',
      sections: [
        {
          heading: '一、使用的数据',
          text: '我们按您每日持有的基金资产计算成长值，只使用已确认的份额，不使用其他信息。开通时按过去 365 天补算。',
        },
        {
          heading: '二、等级与权益',
          text: '等级由有效成长值决定，达到即升级并保留 12 个月。权益不影响基金的净值、费率与收益，也不构成任何收益承诺。',
        },
        {
          heading: '三、退出',
          text: '您可以随时联系客服退出会员。退出后停止计算，未使用的权益失效，已领取的券不受影响。',
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
  return TEXTS[scene].map(({ protocolId, title, version, effectiveDate, sections }) => {
    const lines = [title, ...sections.flatMap(({ heading, text }) => [heading, text])]
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
    return { protocolId, title, version, effectiveDate, hash, sections }
  })
}

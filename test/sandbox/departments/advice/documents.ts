/** The documents to read before signing for a portfolio. */
import { createHash } from 'node:crypto'
import { RET } from '#api/endpoint.ts'
import { NO_SECOND_CHARGE } from '#domain/advice/fees.ts'
import { ASSET_CLASSES, ASSET_NAMES, LADDER } from '#domain/advice/ladder.ts'
import { brand } from '#domain/brand.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { rateOf, stressOf, type Portfolio } from './portfolios.ts'

interface Text {
  readonly protocolId: string
  readonly title: string
  readonly sections: { heading: string; text: string }[]
}

const texts = (it: Portfolio): readonly Text[] => {
  const { mix } = LADDER[it.moduleName]
  const target = ASSET_CLASSES.map((name) => `${ASSET_NAMES[name]} ${mix[name]}%`).join('、')
  return [
    {
      protocolId: 'advice-agreement',
      title: '《基金投资顾问服务协议》',
      sections: [
        {
          heading: '一、服务方式',
          text: `${brand.company}提供管理型基金投资顾问服务：您授权后，公司按组合策略代您买卖组合内的基金，资产始终在您本人名下。`,
        },
        {
          heading: '二、费用',
          text: `投顾服务费按日计提、按季收取。自 ${NO_SECOND_CHARGE.from.slice(0, 4)} 年起，组合内本公司基金不收申购费，其销售服务费从投顾服务费中扣除，不重复收费。`,
        },
        {
          heading: '三、终止',
          text: '您可以随时终止服务，选择保留基金或全部卖出。终止和签约一样在页面办理，不收终止费。',
        },
      ],
    },
    {
      protocolId: 'advice-risk',
      title: '《基金投资顾问业务风险揭示书》',
      sections: [
        {
          heading: '一、可能亏损',
          text: `组合可能发生亏损。按页面列出的压力情景，「${it.portfolioName}」可能亏损 ${stressOf(it)}%，实际亏损可能更大。过往业绩不预示未来表现。`,
        },
        { heading: '二、不承诺收益', text: '公司不承诺收益，也不承诺本金不受损失。' },
      ],
    },
    {
      protocolId: `advice-strategy-${it.portfolioCode}`,
      title: `《${it.portfolioName}策略说明书》`,
      sections: [
        {
          heading: '一、目标配置',
          text: `${target}。单只基金不超过 20%，货币基金与指数基金除外。`,
        },
        {
          heading: '二、调仓',
          text: '每季度结束后再平衡一次，必要时临时调仓。每次调仓都会通知您，并说明原因。',
        },
        { heading: '三、费率', text: `投顾服务费每年 ${rateOf(it)}%。` },
      ],
    },
  ]
}

const hashed = ({ title, sections }: Text): string =>
  createHash('sha256')
    .update([title, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n'))
    .digest('hex')

export const documentsFor = (it: Portfolio) =>
  texts(it).map((text) => Object.assign(text, { hash: hashed(text) }))

/** RET.agreementUnread unless every wording in force was agreed to. */
export function requireRead(it: Portfolio, hashes: readonly string[]): void {
  const unread = documentsFor(it).find(({ hash }) => !hashes.includes(hash))
  if (unread) throw new Refusal(RET.agreementUnread, `请先阅读并同意${unread.title}`)
}

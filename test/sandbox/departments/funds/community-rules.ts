import { brand } from '#domain/brand.ts'

const RULES: readonly (readonly [string, string])[] = [
  [
    '先审后发',
    '您发布的想法、提问、讨论和评论经审核后公开；审核中的内容只有您自己能看到，未通过会说明原因。',
  ],
  [
    '不提供个股与产品建议',
    '请不要推荐买卖，也不要请他人代为决策；涉及个人持仓与金额的提问不予公开回答，可联系客服。',
  ],
  [
    '不承诺收益',
    '不得使用保证本金、保证收益、预测涨跌等误导性表述，也不得以排名或他人的交易诱导买入。',
  ],
  [
    '保护个人信息',
    '请不要留下手机号、证件号、社交账号、链接等联系方式或个人信息，也不要公开他人的信息。',
  ],
  [
    '尊重他人',
    '不得发布违法、辱骂、骚扰、广告或冒充他人的内容。您可以举报或屏蔽，举报结果会告知您。',
  ],
  [
    '如何处理',
    '违反约定的内容会被隐藏或删除；多次违反的账号会被暂停发布，到期时间会在发布处显示。',
  ],
]

/** The rules for what users write in public, as a page. */
export function communityRules(): string {
  const sections = RULES.map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>社区公约</title><style>body{color:#12161f;background:#fff;font:16px/1.7 sans-serif;margin:20px}h1{font-size:20px}h2{font-size:16px;margin:20px 0 0}p{margin:4px 0}</style></head><body><h1>${brand.company}社区公约</h1><p>2026-01-01 起生效</p>${sections}</body></html>`
}

import { configAdvisePaths } from '#paths/config-advise.ts'
import { block, leadsTo, page, scene, type PuckDocument } from './document-parts.ts'

/** The page about the service, without the name or the result of any portfolio. */
export const adviceIntro: PuckDocument = page('资产配置服务', [
  block('Hero', 'hero', {
    picture: scene('hills'),
    alt: '山间的梯田',
    title: '先看需求，再配资产',
    text: '答完问卷，看适合您的配置和理由',
    height: 180,
  }),
  block('Steps', 'steps', {
    items: [
      { title: '回答 8 个问题', text: '用途、时间、金额和能承受的亏损' },
      { title: '看匹配结果', text: '说明由哪一项条件决定，压力情形下亏多少元' },
      { title: '签约并转入', text: '由公司代为调仓，每次都说明原因' },
      { title: '随时退出', text: '可以保留基金，也可以全部卖出' },
    ],
  }),
  block('Buttons', 'tools', {
    items: [
      {
        label: '配置诊断',
        action: leadsTo(configAdvisePaths.assetConfig.to()),
      },
      { label: '目标计算器', action: leadsTo(configAdvisePaths.configCalculatorEntry.to()) },
    ],
  }),
])

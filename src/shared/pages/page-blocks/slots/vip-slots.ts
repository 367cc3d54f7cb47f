import { block, page, type PuckDocument } from './document-parts.ts'

/** The page about membership: the data that it takes, how tiers come and go, and what it is not. */
export const vipEntry: PuckDocument = page('会员介绍', [
  block('Notice', 'not-a-promise', {
    text: '会员不收费；权益与基金的费率、净值和收益无关',
    tone: 'info',
    closable: false,
  }),
  block('RichText', 'how', {
    body: '<h2>成长值怎么算</h2><ul><li>每天 20:30 计算：（其他基金资产 + 货币基金 ÷ 2）÷ 1,000，取整</li><li>只计已确认的份额，当天申请、尚未确认的不计</li><li>每天的成长值 365 天内有效，之后失效</li><li>开通时按过去 365 天补算</li></ul>',
  }),
  block('RichText', 'tiers', {
    body: '<h2>等级怎么变</h2><ul><li>有效成长值达到即升级，从达到之日起保留 12 个月</li><li>保留期过后不足的，降一级并再保留 90 天</li></ul>',
  }),
  block('RichText', 'data', {
    body: '<h2>使用哪些数据</h2><ul><li>您持有的基金、份额与净值，用来计算成长值</li><li>领取与预约的记录，用来计算权益次数</li><li>不使用其他个人信息，不向他人提供</li></ul>',
  }),
])

/** Below the plain tier: why the page is plain. */
export const vipCompat: PuckDocument = page('会员简版', [
  block('RichText', 'why', {
    body: '<h2>为什么是简版</h2><p>您打开的是旧版链接，或使用的 App 低于 5.10.0。简版只显示等级、成长值和权益名称，数据与会员中心一致。</p>',
  }),
])

import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { block, leadsTo, page, scene, type PuckDocument } from './document-parts.ts'

/**
 * The page about the pension account: for whom, its taxes, its products, its lock, each with its
 * source.
 */
export const pensionGuide: PuckDocument = page(
  '个人养老金说明',
  [
    block('Hero', 'hero', {
      picture: scene('leaves'),
      alt: '阳光下的叶子',
      title: '给退休后的自己',
      text: '自愿参加，每年缴存，退休后领取',
      height: 150,
    }),
    block('Anchor', 'nav', {
      items: [
        { label: '谁能参加', target: 'who' },
        { label: '怎么计税', target: 'tax' },
        { label: '买什么', target: 'products' },
        { label: '何时能领', target: 'payout' },
        { label: '常见问题', target: 'faq' },
      ],
    }),
    block('RichText', 'who', {
      body: '<h2>谁能参加</h2><p>在中国境内参加城镇职工基本养老保险或城乡居民基本养老保险的劳动者，自愿参加。</p><ul><li>每人一个个人养老金账户，对应一个资金账户，只能在一家银行开立</li><li>每个自然年最多缴存 12,000 元，可以分次，也可以不缴；当年没有用完的额度不结转</li></ul>',
    }),
    block('Steps', 'tax', {
      items: [
        {
          title: '缴存时：可以少缴税',
          text: '当年缴存额在综合所得或经营所得中据实扣除，最多 12,000 元',
        },
        { title: '投资时：暂不征税', text: '资金账户里的投资收益暂不征收个人所得税' },
        { title: '领取时：缴 3%', text: '按领取的全部金额单独计算，不并入综合所得' },
      ],
    }),
    block('Notice', 'honest', {
      text: '年应纳税所得额不高于 36,000 元时，现在少缴 3%，领取缴 3%，没有差别',
      tone: 'warning',
      closable: false,
    }),
    block('RichText', 'products', {
      body: '<h2>可以买什么</h2><ul><li>储蓄存款：有约定利率，由银行办理</li><li>理财产品：净值会波动，由理财公司发行</li><li>商业养老保险：按合同领取，由保险公司办理</li><li>公募基金：养老目标基金与指数基金的 Y 类份额，净值会波动，可能亏损</li><li>国债：按约定付息，由银行办理</li></ul><p>买哪一类由您自己决定，资金账户里的钱可以一直不买产品。</p>',
    }),
    block('RichText', 'payout', {
      body: '<h2>什么时候能领</h2><p>资金账户封闭运行，符合以下情形之一才可以领取：</p><ul><li>达到领取基本养老金年龄</li><li>完全丧失劳动能力</li><li>出国（境）定居</li><li>近 12 个月自付医药费超过本省上年居民人均可支配收入</li><li>近 2 年内领取失业保险金累计达 12 个月</li><li>正在领取最低生活保障金</li></ul><p>可以按月、分次或一次领取，向开户银行或者拨打 12333 申请。</p>',
    }),
    block('Faq', 'faq', {
      items: [
        {
          q: 'Y 类份额和 A 类有什么不同',
          a: '<p>投资完全相同。Y 类的管理费和托管费一般为 A 类的一半，只能用个人养老金资金账户购买，不能转换成其他份额。</p>',
        },
        {
          q: '目标日期和目标风险怎么选',
          a: '<p>目标日期基金随退休年份临近逐步减少股票；目标风险基金的股票比例保持在约定范围。两类都会波动，可能亏损。</p>',
        },
        {
          q: '买了以后能随时卖出吗',
          a: '<p>有最短持有期的，每笔到期后才能卖出。卖出的钱回到资金账户，符合领取条件前不能支取。</p>',
        },
        {
          q: '领取时要缴多少税',
          a: '<p>按领取的全部金额缴 3%，单独计算。依据财政部、税务总局公告2024年第21号，2024-12-12 发布。</p>',
        },
        {
          q: '每年能缴多少',
          a: '<p>每个自然年最多 12,000 元，可以分次。依据国办发〔2022〕7号，2022-04-21 发布。</p>',
        },
        {
          q: '什么时候能领取',
          a: '<p>达到领取基本养老金年龄等六种情形之一。依据五部门《关于领取个人养老金有关问题的通知》，2025-08-19 发布。</p>',
        },
        {
          q: '缴存占用额度，买入也占用吗',
          a: '<p>买入不占用额度，卖出也不恢复额度。额度只看银行在这一年到账的缴存金额。</p>',
        },
        { q: '亏损了可以抵税吗', a: '<p>不能。投资收益暂不征税，亏损也不减少领取时应缴的税。</p>' },
        {
          q: '不买基金可以吗',
          a: '<p>可以。资金账户里的钱也可以买储蓄存款、理财产品、商业养老保险和国债，由银行办理。</p>',
        },
        {
          q: '缴存以后急用钱，能取出来吗',
          a: '<p>不能提前支取，也不能质押。请只缴存退休前用不到的钱。</p>',
        },
        {
          q: '可以换一家银行吗',
          a: '<p>可以。向新的银行申请变更，账户里的资金转到新的资金账户后，旧账户注销。</p>',
        },
        {
          q: '怎么享受税收优惠',
          a: '<p>每次缴存后银行会出具缴费凭证。在个人所得税 App 里录入凭证，可以按月扣除，也可以在次年 3 月至 6 月汇算时扣除。</p>',
        },
        {
          q: '税延养老保险还能买吗',
          a: '<p>不能。税延型养老保险的试点自 2023 年 9 月 1 日起不再接受新投保，已有的保单可以转到个人养老金。</p>',
        },
      ],
    }),
    block('RichText', 'sources', {
      body: '<h3>依据</h3><ul><li>国务院办公厅《关于推动个人养老金发展的意见》（国办发〔2022〕7号），2022-04-21 发布</li><li>财政部、税务总局公告2024年第21号，2024-12-12 发布</li><li>人力资源社会保障部等五部门《关于领取个人养老金有关问题的通知》，2025-08-19 发布，2025-09-01 起执行</li></ul>',
    }),
    block('Buttons', 'foot', {
      items: [{ label: '我要开立', action: leadsTo(taxDelayPaths.taxDelayHome.to()) }],
    }),
  ],
  { riskLine: 'fund', shareTitle: '个人养老金：谁能参加，怎么计税，何时能领' },
)

/** Below the user's own progress. */
export const pensionWay: PuckDocument = page(
  '个人养老金',
  [
    block('Steps', 'tax', {
      items: [
        { title: '缴存时可以少缴税', text: '每年最多扣除 12,000 元' },
        { title: '投资时暂不征税', text: '资金账户里的收益暂不征收个人所得税' },
        { title: '领取时缴 3%', text: '达到条件才能领取，不能提前支取' },
      ],
    }),
    block('Notice', 'guide', {
      text: '谁能参加、能买什么、何时能领',
      action: leadsTo(taxDelayPaths.taxDelayIntroduce.to()),
      closable: false,
    }),
    block('Notice', 'zone', {
      text: '看看可以买的 Y 类基金',
      action: leadsTo(pensionZonePaths.pensionZone.to()),
      closable: false,
    }),
    block('Buttons', 'compute', {
      items: [
        {
          label: '算今年省多少',
          action: leadsTo(pensionZonePaths.pensionTaxNewCalculatorHome.to()),
        },
        { label: '算一算值不值', action: leadsTo(snowCalculatorPaths.snowCalculator.to()) },
      ],
    }),
    block('Faq', 'faq', {
      items: [
        {
          q: '一年里什么时候缴存合适',
          a: '<p>任何时候都可以，以开户银行到账的日期为准。当年的额度在 12 月 31 日之前用，次年 1 月 1 日重新计算。</p>',
        },
        {
          q: '开立以后必须缴存吗',
          a: '<p>不必。可以只开立不缴存，也可以某一年不缴存。</p>',
        },
        {
          q: '已经在别的银行开立了怎么办',
          a: '<p>每人只能有一个账户。请选择已开立的那家银行，授权本公司查询后绑定即可。</p>',
        },
      ],
    }),
  ],
  { riskLine: 'fund', shareTitle: '个人养老金：开立与缴存' },
)

/** The head of the pension zone: for whom it is, and what is often asked. */
export const pensionZone: PuckDocument = page(
  '养老专区',
  [
    block('Hero', 'hero', {
      picture: scene('leaves'),
      alt: '阳光下的叶子',
      title: '把退休后的钱单独放好',
      text: '个人养老金资金账户可以买的 Y 类份额',
      height: 130,
    }),
    block('Notice', 'questions', {
      text: 'Y 类和 A 类有什么不同，何时能卖出和领取',
      action: leadsTo(`${taxDelayPaths.taxDelayIntroduce.to()}#faq`),
      closable: false,
    }),
  ],
  { riskLine: 'fund', shareTitle: '养老专区', shareDesc: '个人养老金资金账户可以买的基金' },
)

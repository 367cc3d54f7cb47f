import type { GoodsKind } from '#domain/mall/exchange.ts'

/** What goes wrong with one of the goods, for testers. */
type GoodsSentinel = 'goneWhenAsked' | 'slow' | 'fails' | 'cutAfter'

export interface Goods {
  readonly goodsId: string
  readonly kind: GoodsKind
  readonly title: string
  readonly coins: number
  /** How many there are each day from 10:00; null where there is no end to them. */
  readonly stock: number | null
  /** How many one person may have; null without such a limit. */
  readonly limit: number | null
  readonly memberOnly?: true
  /** Days from the database's first day, for what is there for a season. */
  readonly season?: { readonly from: number; readonly to: number }
  /** Whether there are some again the next day. */
  readonly restocks?: boolean
  readonly sentinel?: GoodsSentinel
}

/** The sentinels, by the identifiers that testers use. */
export const SENTINEL_GOODS = {
  last: 'G-LAST',
  slow: 'G-SLOW',
  fail: 'G-FAIL',
  cut: 'G-CUT',
  level: 'G-LEVEL',
  later: 'G-LATER',
} as const

type Terms = Partial<Omit<Goods, 'goodsId' | 'kind' | 'title' | 'coins'>>

const goods = (
  kind: GoodsKind,
  goodsId: string,
  title: string,
  coins: number,
  terms: Terms = {},
): Goods => ({ goodsId, kind, title, coins, stock: null, limit: null, ...terms })

const coupon = (no: string, title: string, coins: number, terms: Terms = {}): Goods =>
  goods('coupon', no, title, coins, { limit: 3, ...terms })
const right = (no: string, title: string, coins: number, terms: Terms = {}): Goods =>
  goods('right', no, title, coins, { stock: 50, limit: 2, restocks: true, ...terms })
const thing = (no: string, title: string, coins: number, terms: Terms = {}): Goods =>
  goods('thing', no, title, coins, { stock: 20, limit: 2, restocks: true, ...terms })

/** All that the mall has, in its order: what is there for a season comes first. */
export const GOODS: readonly Goods[] = [
  thing('G401', '春日茶具套装', 2_600, { season: { from: -10, to: 50 }, stock: 10 }),
  coupon('G402', '春季申购费 1 折券', 90, { season: { from: -10, to: 50 } }),
  thing('G403', '新春红釉茶杯', 900, { season: { from: -60, to: -5 } }),
  thing('G-LATER', '夏季防晒伞', 1_200, { season: { from: 40, to: 130 } }),

  coupon('G101', '申购费 1 折券', 100),
  coupon('G102', '申购费 2 折券', 80),
  coupon('G-CUT', '申购费 3 折券', 60, { sentinel: 'cutAfter' }),
  coupon('G104', '申购费 4 折券', 40),
  coupon('G105', '申购费 5 折券', 30),
  coupon('G106', '债券基金申购费 1 折券', 60),
  coupon('G107', '债券基金申购费 5 折券', 20),
  coupon('G108', '指数基金申购费 1 折券', 80),
  coupon('G109', '指数基金申购费 5 折券', 25),
  coupon('G110', '定投申购费 1 折券', 90, { stock: 100, restocks: true }),
  coupon('G111', '定投申购费 5 折券', 30),
  coupon('G112', '混合基金申购费 5 折券', 50),

  right('G201', '视频会员月卡', 800),
  right('G-SLOW', '音乐会员月卡', 600, { sentinel: 'slow' }),
  right('G-FAIL', '话费券 10 元', 500, { sentinel: 'fails' }),
  right('G204', '网盘会员月卡', 700),
  right('G205', '听书会员季卡', 900),
  right('G206', '咖啡代金券', 450, { stock: 0, restocks: true }),
  right('G207', '快递寄件券', 200),
  right('G-LEVEL', '机场贵宾厅单次券', 3_000, { memberOnly: true }),

  thing('G301', '保温杯', 1_500),
  thing('G302', '折叠伞', 1_000),
  thing('G303', '帆布袋', 500),
  thing('G-LAST', '木质书签', 120, { stock: 1, sentinel: 'goneWhenAsked', limit: null }),
  thing('G305', '笔记本与签字笔', 280),
  thing('G306', '桌面台历', 200, { stock: 1, limit: null }),
  thing('G307', '便携餐具', 600),
  thing('G308', '运动毛巾', 350),
  thing('G309', '小夜灯', 880),
  thing('G310', '可以折叠收纳、带两个提手的超大容量旅行收纳袋', 1_300, {
    stock: 0,
    restocks: false,
  }),

  goods('charity', 'G501', '为乡村学校捐一本书', 50),
  goods('charity', 'G502', '为荒漠捐一棵树苗', 200),
]

export const goodsById = (goodsId: string): Goods | undefined =>
  GOODS.find((it) => it.goodsId === goodsId)

const TERMS: Readonly<
  Record<GoodsKind, { validity: string; delivery: string; rules: readonly string[] }>
> = {
  coupon: {
    validity: '兑换后 30 天内有效',
    delivery: '兑换后立即放入卡券中心',
    rules: ['每笔买入限用一张，不与其他折扣同时使用', '到期未使用自动作废，金币不退回'],
  },
  right: {
    validity: '兑换码 90 天内有效',
    delivery: '兑换后在兑换详情查看兑换码',
    rules: ['兑换码请勿转给他人，由权益提供方核销', '兑换码一经生成不能取消'],
  },
  thing: {
    validity: '兑换后两个工作日内发出',
    delivery: '快递送达，不收运费；港澳台及海外暂不送达',
    rules: ['发货前可以取消，金币按原到期日退回', '图片仅供参考，以收到的实物为准'],
  },
  charity: {
    validity: '兑换后即时捐出',
    delivery: '由公益机构执行，每季公布结果',
    rules: ['捐出后不能取消', '金币捐赠不开具捐赠票据'],
  },
}

export const termsOf = (it: Goods) => TERMS[it.kind]

/** For the control page. */
export const GOODS_SENTINELS: readonly { goodsId: string; note: string }[] = [
  { goodsId: SENTINEL_GOODS.last, note: '显示有货，兑换时已被兑完，金币不动' },
  { goodsId: SENTINEL_GOODS.slow, note: '处理中，10 分钟后成功' },
  { goodsId: SENTINEL_GOODS.fail, note: '处理中，10 分钟后失败，金币退回' },
  { goodsId: SENTINEL_GOODS.cut, note: '兑换已记录，随后连接被切断' },
  { goodsId: SENTINEL_GOODS.level, note: '会员专享：普通用户不能兑换' },
  { goodsId: SENTINEL_GOODS.later, note: '尚未开始' },
]

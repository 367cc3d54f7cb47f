import { expect, test, vi } from 'vitest'
import { functionsFor } from './find-functions.ts'

test.each([
  ['定投', ['新建定投', '我的定投', '定投方案', '定投专题', '坚持定投', '12 周定投挑战']],
  [' 定 投 ', ['新建定投', '我的定投', '定投方案', '定投专题', '坚持定投', '12 周定投挑战']],
  ['排行', ['基金排行']],
  ['排名', ['基金排行']],
  ['榜单', ['榜单']],
  ['回撤', ['榜单']],
  ['主动权益', ['主动权益基金']],
  ['大额', ['大额存入']],
  ['大額', []],
  ['转账', ['大额存入']],
  ['换卡', ['我的']],
  ['月报', ['月报']],
  ['观点', ['观点']],
  ['优惠券', ['卡券中心']],
  ['会员', ['会员']],
  ['邀请', ['邀请好友', '邀请任务']],
  ['消息', ['消息', '消息推送']],
  ['模拟炒基', ['模拟炒基']],
  ['对账单', ['凭证与证明']],
  ['专户', ['专户服务']],
  ['私募', ['专户服务']],
  ['990101', []],
  ['知远权益', []],
  ['冻结', ['安全中心']],
  ['投诉', ['投诉与建议']],
  ['金币', ['金币商城', '赚金币']],
  [
    '养老',
    ['个人养老金', '养老专区', '年度节税计算', '养老金账户', '养老金开户', '税延养老保险计算'],
  ],
  ['年度账单', ['年度账单']],
  ['帮助', ['帮助']],
  ['vip', ['会员']],
  ['自选', ['自选基金']],
  ['定', []],
  ['', []],
  ['沪深300', ['指数竞猜', '跑赢沪深300']],
  ['980301', []],
  ['易方达蓝筹精选混合', []],
])('a search for %j finds the functions %j', (keyword, titles) => {
  expect(functionsFor(keyword).map(({ name }) => name)).toEqual(titles)
})

test('a search in traditional characters finds what one in simplified ones does', () => {
  const variants = new Map([
    ['優', '优'],
    ['會', '会'],
    ['員', '员'],
  ])
  const names = (keyword: string) => functionsFor(keyword, variants).map(({ name }) => name)
  expect([names('優惠券'), names('會員')]).toEqual([['卡券中心'], ['会员']])
})

test('a further search for functions does not form their words again', () => {
  functionsFor('定投')
  // A text is formed by joining its characters' forms.
  const formed = vi.spyOn(Array.prototype, 'join')
  expect(functionsFor('月报')).toHaveLength(1)
  expect(formed).toHaveBeenCalledTimes(1)
  formed.mockRestore()
})

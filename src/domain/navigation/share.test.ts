import { expect, test } from 'vitest'
import { couponFace } from '#domain/coupon/coupon-words.ts'
import { SHARE_CHANNELS, channelsFor, containerChannels, shareData, sharedLink } from './share.ts'

const LINK = 'https://h5.example/fund_detail/FundDetailSingle?fundCode=980303'

test('a page is shared with the default words and no picture', () => {
  expect(shareData('澄川新动力', LINK)).toEqual({
    shareTitle: '澄川新动力',
    shareDesc: '稳健理财，安心陪伴',
    shareLink: LINK,
    shareImgUrl: '',
  })
})

test.each(
  [
    'openid encid openId encOpenId token code state source',
    'from isCheckedPre cfmTime extStr amount bankSerial channelId',
    'applyNo planNo signNo clickId accountId planId campaignId markId',
    'utm_source gdt_vid qz_gdt_click_id clickid',
  ].flatMap((names) => names.split(' ')),
)('a shared link loses %s', (field) => {
  expect(shareData('澄川新动力', `${LINK}&${field}=secret`).shareLink).toBe(LINK)
})

test('a shared link loses its fragment', () => {
  expect(sharedLink(`${LINK}#access=secret`)).toBe(LINK)
})

test('of a screen’s address the fields that the screen reads are shared, and no other', () => {
  expect(sharedLink(`${LINK}&inviter=13800000000&range=1y`, ['fundCode', 'range'])).toBe(
    `${LINK}&range=1y`,
  )
})

test('what is private stays out even where the screen reads it', () => {
  expect(sharedLink(`${LINK}&amount=1000.00`, ['fundCode', 'amount'])).toBe(LINK)
})

test('sums of money in title and text are masked', () => {
  expect(shareData('07.18 收益 12.34 元', LINK, '赚了5万')).toMatchObject({
    shareTitle: '07.18 收益 **** 元',
    shareDesc: '赚了****',
  })
})

const TWENTY = couponFace({ kind: 'feeCut', cut: '20.00' })

test.each([
  ['own', '买入 1,000.00 元成功', '买入 **** 元成功'],
  ['own', TWENTY, '抵申购费 **** 元'],
  ['offered', TWENTY, '抵申购费 20 元'],
  [
    'offered',
    couponFace({ kind: 'rateFactor', factor: '0.1', maxSave: '50.00' }),
    '申购费 1 折，最高减 50 元',
  ],
  [
    'offered',
    couponFace({ kind: 'feeBack', share: '50', cap: '50.00' }),
    '返还申购费 50%，最高 50 元',
  ],
  ['offered', '实名得 20 元申购费抵扣券', '实名得 20 元申购费抵扣券'],
] as const)('of the %s sums %s is shared as %s', (sums, words, shared) => {
  const data = shareData(words, LINK, words, { sums })
  expect([data.shareTitle, data.shareDesc]).toEqual([shared, shared])
})

test('a title is cut between characters, so that its address can be written', () => {
  const { shareTitle } = shareData(`${'基'.repeat(79)}😀`, LINK)
  expect(shareTitle).toBe('基'.repeat(79))
  expect(encodeURIComponent(shareTitle)).toContain('%E5%9F%BA')
})

test('texts longer than any container takes are cut', () => {
  const { shareTitle, shareDesc } = shareData('基'.repeat(81), LINK, '金'.repeat(201))
  expect(shareTitle).toBe('基'.repeat(80))
  expect(shareDesc).toBe('金'.repeat(200))
})

test('the app offers all nine channels; saving only where there is a picture', () => {
  const data = shareData('澄川新动力', LINK)
  const pictured = { ...data, shareImgUrl: 'https://h5.example/a.png' }
  expect(channelsFor(pictured)).toEqual(SHARE_CHANNELS)
  expect(new Set(SHARE_CHANNELS).size).toBe(9)
  expect(channelsFor(data)).toEqual(SHARE_CHANNELS.filter((channel) => channel !== 'saveLocal'))
})

test.each([
  ['wechat', true, ['wx', 'wxf', 'copyLink', 'saveLocal']],
  ['mini-program', true, ['wx', 'copyLink', 'saveLocal']],
  ['alipay', false, ['copyLink', 'saveLocal', 'moreShare']],
  ['bank-partner', false, ['copyLink', 'saveLocal']],
  ['bank-partner', true, ['copyLink', 'saveLocal', 'moreShare']],
  ['browser', false, ['qq', 'qzone', 'dx', 'copyLink', 'saveLocal']],
  ['browser', true, ['qq', 'qzone', 'dx', 'copyLink', 'saveLocal', 'moreShare']],
] as const)('%s, with a sheet of the system: %s, offers %o', (container, system, channels) => {
  expect(containerChannels(container, system)).toEqual(channels)
})

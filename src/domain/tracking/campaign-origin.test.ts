import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isCampaignCall,
  nextOrigin,
  originForTracking,
  originHeaders,
  originOf,
} from './campaign-origin.ts'

const address = (text: string) => new URL(text, 'https://app.invalid')

describe('an address', () => {
  test.each([
    ['/?campaignId=c-1&markId=m_1&channel=wx', { campaignId: 'c-1', markId: 'm_1', channel: 'wx' }],
    ['/activity/xgt?channel=bank', { channel: 'bank' }],
    ['/?campaignId=%3Cb%3E&markId=', {}],
    [`/?campaignId=${'a'.repeat(64)}&markId=${'a'.repeat(65)}`, { campaignId: 'a'.repeat(64) }],
    ['/?campaignId=活动&channel=a%20b', {}],
    ['/vp/home?channel=follow&campaignId=c', { campaignId: 'c' }],
  ])('%s names %j', (text, origin) => {
    expect(originOf(address(text))).toEqual(origin)
  })

  test('of another campaign leaves no mark and no channel of the one before', () => {
    const before = { campaignId: 'c-1', markId: 'm-1', channel: 'wx' }
    expect(nextOrigin(before, { campaignId: 'c-2' })).toEqual({
      campaignId: 'c-2',
      markId: '',
      channel: '',
    })
    expect(nextOrigin(before, { campaignId: 'c-1' })).toEqual({ campaignId: 'c-1' })
    expect(nextOrigin(before, { channel: 'sms' })).toEqual({ channel: 'sms' })
    expect(nextOrigin(before, {})).toEqual({})
  })
})

describe('a call', () => {
  test.each([
    ['/api/hd/activity/joinActivity', true],
    ['/api/coupon/claimCoupon', true],
    ['/api/exchange/redeemCode', true],
    ['/api/gift/claimGiftPack', true],
    ['/api/invite/openInvite', true],
    ['/th/growthPoints/claimGoldCoinsTask', true],
    ['/api/lottery/getUserWelfareInfo', true],
    ['/api/trans/applyByEncriptTransPwd', false],
    ['/api/login/getLoginUserInfo', false],
  ])('to %s carries the origin: %s', (path, carries) => {
    expect(isCampaignCall(path)).toBe(carries)
    const headers = originHeaders(path, { campaignId: 'c-1', markId: '', channel: 'a b' })
    expect(headers).toEqual(carries ? { campaign_id: 'c-1' } : {})
  })
})

describe('tracking', () => {
  test.each([
    '13000000001',
    'm-6222-0000-1111-2222',
    'a_1_3_8_0_0_0_0_0_0_0_1',
    '11010519491231002X',
  ])('gets no word that may be the number of a person: %s', (markId) => {
    expect(originForTracking({ campaignId: 'spring-20260301', markId })).toEqual({
      campaignId: 'spring-20260301',
    })
  })

  test('gets what an address names, or less, whatever that is', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (search, channel) => {
        const url = address(`/?${search}&channel=${encodeURIComponent(channel)}`)
        const origin = originOf(url)
        expect(Object.values(origin).every((it) => /^[\w-]{1,64}$/.test(it))).toBe(true)
        expect(origin).toMatchObject(originForTracking(origin))
      }),
    )
  })
})

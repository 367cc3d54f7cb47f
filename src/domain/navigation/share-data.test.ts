import { describe, expect, test } from 'vitest'
import { DEFAULT_SHARE_DESC, SHARE_CHANNELS, shareData } from './share-data.ts'

const HOSTS = ['hean.example']
const defaults = {
  title: '禾岸基金',
  home: 'https://h5.hean.example/',
  imageUrl: 'https://h5.hean.example/share.png',
}

describe('share data', () => {
  test('of nothing is the home page with the default words', () => {
    expect(shareData({}, defaults, HOSTS)).toEqual({
      shareTitle: '禾岸基金',
      shareDesc: DEFAULT_SHARE_DESC,
      shareLink: 'https://h5.hean.example/',
      shareImgUrl: 'https://h5.hean.example/share.png',
    })
  })

  test('keeps what a page wants to say', () => {
    const wish = {
      shareTitle: ' 禾岸成长混合A ',
      shareDesc: '近1年走势',
      shareLink: 'https://h5.hean.example/fund_detail/FundDetailSingle?fundCode=980301',
      shareImgUrl: 'https://img.hean.example/a.png',
    }
    expect(shareData(wish, defaults, HOSTS)).toEqual({ ...wish, shareTitle: '禾岸成长混合A' })
  })

  test.each(['openid', 'encid', 'openId', 'encOpenId', 'token', 'code', 'state', 'cfmTime'])(
    'never gives %s away',
    (field) => {
      const shareLink = `https://h5.hean.example/a?${field}=secret&fundCode=980301`
      expect(shareData({ shareLink }, defaults, HOSTS).shareLink).toBe(
        'https://h5.hean.example/a?fundCode=980301',
      )
    },
  )

  test.each(['https://evil.example/', 'javascript:alert(1)', 'h5pack://app/a'])(
    'leads home instead of to %s',
    (shareLink) => {
      expect(shareData({ shareLink }, defaults, HOSTS).shareLink).toBe(defaults.home)
    },
  )

  test('knows nine channels', () => {
    expect(new Set(SHARE_CHANNELS).size).toBe(9)
  })
})

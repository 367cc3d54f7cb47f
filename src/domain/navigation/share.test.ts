import { expect, test } from 'vitest'
import { SHARE_CHANNELS, channelsFor, shareData } from './share.ts'

const LINK = 'https://h5.example/fund_detail/FundDetailSingle?fundCode=980303'

test('a page is shared with the default words and no picture', () => {
  expect(shareData('澄川新动力', LINK)).toEqual({
    shareTitle: '澄川新动力',
    shareDesc: '稳健理财，安心陪伴',
    shareLink: LINK,
    shareImgUrl: '',
  })
})

test.each(['openid', 'encid', 'openId', 'encOpenId', 'token', 'code', 'state', 'cfmTime'])(
  'a shared link loses %s',
  (field) => {
    expect(shareData('澄川新动力', `${LINK}&${field}=secret`).shareLink).toBe(LINK)
  },
)

test('a title longer than any container takes is cut', () => {
  expect(shareData('基'.repeat(81), LINK).shareTitle).toBe('基'.repeat(80))
})

test('all nine channels are offered; saving only where there is a picture', () => {
  const data = shareData('澄川新动力', LINK)
  const pictured = { ...data, shareImgUrl: 'https://h5.example/a.png' }
  expect(channelsFor(pictured)).toEqual(SHARE_CHANNELS)
  expect(new Set(SHARE_CHANNELS).size).toBe(9)
  expect(channelsFor(data)).toEqual(SHARE_CHANNELS.filter((channel) => channel !== 'saveLocal'))
})

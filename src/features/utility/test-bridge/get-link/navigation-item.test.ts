import { expect, test } from 'vitest'
import { destinations } from './navigation-item.ts'

const item = {
  forwardType: '1',
  targetUrl: '/kit',
  wxUrl: 'https://h5.hean.example/w',
  appUrl: 'hean://open/fund',
  innerForwardType: '',
  params: [],
}

test('a navigation item has a destination for each container', () => {
  expect(destinations(item, ['hean.example'])).toEqual({
    types: ['1', ''],
    places: [
      { surface: 'app', to: { kind: 'native', url: 'hean://open/fund' } },
      { surface: 'wechat', to: { kind: 'page', url: 'https://h5.hean.example/w' } },
      { surface: 'web', to: { kind: 'screen', to: '/kit' } },
    ],
  })
})

test.each([
  [null, '整体'],
  [{ ...item, targetUrl: 5 }, 'targetUrl'],
  [{ ...item, params: '{' }, 'params'],
])('the problem of %j names its field', (value, place) => {
  const found = destinations(value, [])
  expect('problem' in found && found.problem).toContain(place)
})

import { describe, expect, test } from 'vitest'
import { navigationDestination, type NavigationItem, type Surface } from './navigation-item.ts'

const HOSTS = ['hean.example']
const item = (more: Partial<NavigationItem>): NavigationItem => ({
  forwardType: 'H5',
  targetUrl: '',
  wxUrl: '',
  appUrl: '',
  innerForwardType: '',
  params: [],
  ...more,
})
const both = item({ targetUrl: '/risks', wxUrl: '/vip', appUrl: 'hean://trade/buy' })

describe('a navigation item', () => {
  test.each<[Surface, object]>([
    ['app', { kind: 'native', url: 'hean://trade/buy' }],
    ['wechat', { kind: 'screen', to: '/vip' }],
    ['web', { kind: 'screen', to: '/risks' }],
  ])('leads in %s to its own address', (surface, expected) => {
    expect(navigationDestination(both, surface, HOSTS)).toEqual(expected)
  })

  test('leads to the common address where the own one is empty', () => {
    expect(navigationDestination(item({ targetUrl: '/risks' }), 'app', HOSTS)).toEqual({
      kind: 'screen',
      to: '/risks',
    })
  })

  test.each<[Surface, string]>([
    ['app', '/risks?from=1&a=1&c=3'],
    ['web', '/risks?from=1&b=%E4%BA%8C&c=3'],
  ])('takes along in %s the parameters of its platform', (surface, to) => {
    const params = [
      { key: 'a', value: '1', platform: '0' },
      { key: 'b', value: '二', platform: '1' },
      { key: 'c', value: '3', platform: '' },
    ]
    expect(
      navigationDestination(item({ targetUrl: '/risks?from=1', params }), surface, HOSTS),
    ).toEqual({
      kind: 'screen',
      to,
    })
  })

  test('leads to pages of listed hosts', () => {
    expect(
      navigationDestination(item({ targetUrl: 'https://mall.hean.example/a' }), 'web', HOSTS),
    ).toEqual({ kind: 'page', url: 'https://mall.hean.example/a' })
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'http://mall.hean.example/',
    '',
  ])('leads nowhere with %s', (targetUrl) => {
    expect(navigationDestination(item({ targetUrl }), 'app', HOSTS)).toEqual({ kind: 'nowhere' })
  })

  test('opens no native page outside the app', () => {
    expect(navigationDestination(item({ targetUrl: 'hean://trade' }), 'web', HOSTS)).toEqual({
      kind: 'nowhere',
    })
  })
})

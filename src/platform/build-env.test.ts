// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { packVersion } from './build-env.ts'

afterEach(() => {
  delete window.packVersion
  document.head.innerHTML = ''
})

describe('the version of the pages', () => {
  test('is the host’s word for the common pack and its parts', () => {
    document.head.innerHTML = '<meta name="h5-version" content="1.4.0">'
    window.packVersion = '1.4.0+trading.1.4.1'
    expect(packVersion()).toBe('1.4.0+trading.1.4.1')
  })

  test('is that of the entry page where no host says one', () => {
    document.head.innerHTML = '<meta name="h5-version" content="1.4.0">'
    expect(packVersion()).toBe('1.4.0')
  })

  test('is a developer’s outside a pack', () => {
    expect(packVersion()).toBe('0.0.0-dev')
  })
})

import type { Location } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { ScreenRow } from '#templates/screen.ts'
import { entranceOf, keyOf, keepAliveStack, type Standing } from './kept-screens.ts'

const at = (path: string): Location => {
  const [pathname = '', search = ''] = path.split('?')
  return { pathname, search: search && `?${search}`, hash: '', state: null, key: path }
}
const row = (path: string, more: Partial<ScreenRow> = {}): ScreenRow => ({
  path,
  title: '',
  needs: [],
  load: () => Promise.reject(new Error('not loaded here')),
  ...more,
})
const list = row('/list', { keepAlive: true })
const detail = row('/detail')

function walk(...steps: [ScreenRow, string, boolean?][]): readonly Standing[] {
  return steps.reduce<readonly Standing[]>(
    (before, [to, path, discard = false]) => keepAliveStack(before, to, at(path), discard),
    [],
  )
}
const keys = (all: readonly Standing[]) => all.map(({ key }) => key)

describe('screens in the page', () => {
  test('keep the one whose row says so when it is left', () => {
    expect(keys(walk([list, '/list'], [detail, '/detail?id=1']))).toEqual(['/list', '/detail'])
  })
  test('drop one whose row does not', () => {
    expect(keys(walk([detail, '/detail?id=1'], [list, '/list']))).toEqual(['/list'])
  })
  test('show a kept one again without a second copy', () => {
    const all = walk([list, '/list?kind=a'], [detail, '/detail'], [list, '/list?kind=a'])
    expect(keys(all)).toEqual(['/list'])
    expect(all[0]?.location.search).toBe('?kind=a')
  })
  test('drop all kept ones where leaving discards them', () => {
    expect(keys(walk([list, '/list'], [detail, '/detail', true]))).toEqual(['/detail'])
  })
  test('keep at most five that were left', () => {
    const many = Array.from({ length: 8 }, (_, index): [ScreenRow, string] => [
      row(`/list${index}`, { keepAlive: true }),
      `/list${index}`,
    ])
    expect(keys(walk(...many, [detail, '/detail']))).toEqual([
      '/list3',
      '/list4',
      '/list5',
      '/list6',
      '/list7',
      '/detail',
    ])
  })
  test('are another screen for another address where the row says so', () => {
    const fresh = row('/coupon', { remountOnUrlChange: true })
    expect(keyOf(fresh, at('/coupon?id=1'))).not.toBe(keyOf(fresh, at('/coupon?id=2')))
    expect(keyOf(detail, at('/detail?id=1'))).toBe(keyOf(detail, at('/detail?id=2')))
  })
})

describe('the screen in view', () => {
  const onList = walk([list, '/list'])
  const onDetail = walk([list, '/list'], [detail, '/detail'])

  test('does not slide where the page was opened', () => {
    expect(entranceOf([], onList, true, undefined)).toBeUndefined()
  })
  test('slides in forward, and backward on the return, to the first one too', () => {
    expect(entranceOf(onList, onDetail, false, undefined)).toBe('forward')
    expect(entranceOf(onDetail, onList, true, 'forward')).toBe('backward')
  })
  test.each([undefined, 'forward', 'backward'] as const)(
    'does not slide again where its query changes (came %s)',
    (held) => {
      expect(entranceOf(onList, walk([list, '/list?words=a']), false, held)).toBe(held)
    },
  )
})

import { expect, test } from 'vitest'
import { personPath } from './person-path.ts'

test.each([
  [{ personId: 'b-an', kind: 'member', fmUid: '' }, '/vp/personalHome?personId=b-an'],
  [{ personId: 'm-lin', kind: 'manager', fmUid: 'FM_1' }, '/vp/managerContent?fmUid=FM_1'],
  [{ personId: 'm-new', kind: 'manager', fmUid: '' }, '/vp/personalHome?personId=m-new'],
  [{ personId: 'gone', kind: 'member', fmUid: '' }, null],
] as const)('%j is found at %s', (person, path) => {
  expect(personPath(person)).toBe(path)
})

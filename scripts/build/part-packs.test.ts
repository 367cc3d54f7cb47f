import { expect, test } from 'vitest'
import { modules } from '#app/router/screens.ts'
import { PACK_OF_GROUP, partFolders } from './part-packs.ts'

test('the parts are the packs of the groups that have screens, in addition to the common pack', () => {
  const packs = new Set<string>(modules.map(({ group }) => PACK_OF_GROUP[group]))
  expect(packs).toContain('app')
  packs.delete('app')
  expect(new Set(Object.keys(partFolders))).toEqual(packs)
})

test('a part holds the screens of its group’s folder', () => {
  expect(partFolders).toMatchObject({
    account: 'src/features/account',
    trading: 'src/features/trading',
    content: 'src/features/content',
  })
})

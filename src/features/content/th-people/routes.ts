import { brand } from '#domain/brand.ts'
import { thPeoplePaths } from '#paths/th-people.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: thPeoplePaths.thPeopleHome,
    title: brand.peopleName,
    needs: [],
    snapshot: true,
    skeleton: 'list',
    load: () => import('./th-people-home/ThPeopleHomeScreen.tsx'),
  }),
]

export const thPeopleModule: ModuleRow = {
  group: 'content',
  segment: 'thPeople',
  share: 'own',
  defaultChild: thPeoplePaths.thPeopleHome.pattern,
  screens,
}

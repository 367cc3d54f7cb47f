import * as v from 'valibot'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const homeScreens = [
  screen({
    path: paths.home,
    title: '禾岸基金',
    needs: [],
    tag: 'home',
    input: v.object({}),
    load: () => import('./HomeScreen.tsx'),
  }),
]
